import { expect, type Page } from '@playwright/test';
import { unhurried } from '../../api/test/support/pace.mjs';
import { type OwnServer, startOwnServer } from './own-server';
import { test as base } from './test';

/** A running product into which tests publish: one for the files of a worker, each of which begins with a release of its own. */
export const test = base.extend<Record<never, never>, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture names what it needs
    async ({}, use) => {
      const server = await startOwnServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});

/** Waits for what a page of the test's module says: the live view of a store may be some seconds old. */
export const showsProva = (page: Page, text: string) =>
  expect(async () => {
    await page.goto('/prova');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: unhurried(2000) });
  }).toPass({ timeout: unhurried(8000) });
