import { type APIRequestContext, expect, type Page } from '@playwright/test';
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

/** Waits until the address of the test's module is served: before that it is an error in the console of who opens it. */
export const untilServed = (request: APIRequestContext) =>
  expect.poll(async () => (await request.get('/prova')).status()).toBe(200);

/** Waits for what a page of the test's module says: the live view of a store may be some seconds old. */
export async function showsProva(page: Page, text: string) {
  await untilServed(page.request);
  await expect(async () => {
    await page.goto('/prova');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: unhurried(2000) });
  }).toPass({ timeout: 20_000 });
}
