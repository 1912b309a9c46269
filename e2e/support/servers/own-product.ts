import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test as base, ONE_TRY } from '../test';
import { type OwnServer, startOwnServer } from './own-server';

/**
 * Gives each worker its own running product, whose files and store its tests may change; `prepare` may change them
 * first.
 */
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
      { scope: 'worker', timeout: 600_000 },
    ],
    baseURL: ({ server }, use) => use(server.origin),
  });

/** A product into which tests publish: one for all files of a worker, each of which starts with its own release. */
export const test = withOwnProduct();

/** Waits until the address of the test's module is served: before that, opening it logs an error in the console. */
export const untilServed = (request: APIRequestContext) =>
  expect.poll(async () => (await request.get('/prova')).status()).toBe(200);

/** Waits until a page of the test's module shows a text: the live view of a store may be some seconds old. */
export async function showsProva(page: Page, text: string) {
  await untilServed(page.request);
  await expect(async () => {
    await page.goto('/prova');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text, ONE_TRY);
  }).toPass();
}
