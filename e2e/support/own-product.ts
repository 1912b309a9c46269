import { expect, type Page } from '@playwright/test';
import { unhurried } from '../../testing/pace.mjs';
import { type OwnServer, startOwnServer } from './own-server';
import { test as base } from './test';

/** Tests on a running product that each worker has for itself, whose files and store they may change; `prepare` does so first. */
export const withOwnProduct = (prepare = async (_server: OwnServer): Promise<void> => undefined) =>
  base.extend<Record<never, never>, { server: OwnServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture names what it needs
      async ({}, use) => {
        const server = await startOwnServer();
        await prepare(server);
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: ({ server }, use) => use(server.origin),
  });

/** A product into which tests publish: one for the files of a worker, each of which begins with a release of its own. */
export const test = withOwnProduct();

/** Waits for what a page of the test's module says: the live view of a store may be some seconds old. */
export const showsProva = (page: Page, text: string) =>
  expect(async () => {
    await page.goto('/prova');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: unhurried(2000) });
  }).toPass({ timeout: unhurried(8000) });
