import type { BrowserContext, Page } from '@playwright/test';

/**
 * Holds back a page's calls to an address.
 * @returns a function that releases them and lets later ones pass
 */
export async function holdBack(page: Page, calls: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, async (route) => {
    await released;
    // a call that the page has cancelled meanwhile goes nowhere
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** Keeps the event stream open and silent, so that the page learns nothing of other tests and comes to rest. */
export const withoutNews = (place: Page | BrowserContext) =>
  place.route('**/shopping-cart/events**', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }).catch(() => undefined),
  );

/**
 * Waits until the code of the log-in has loaded, as it does by itself, so that a later network failure does not affect
 * it.
 */
export const logInIsThere = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/landing\..*js/.test(name)));
