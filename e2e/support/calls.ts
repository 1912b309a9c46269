import type { BrowserContext, Page } from '@playwright/test';

/** Holds the calls of a page to an address back. @returns what lets them go, those that come later too. */
export async function holdBack(page: Page, calls: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    // what the page has given up meanwhile goes nowhere
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** The stream of news is there and says nothing: what others do is not heard of, and the page comes to rest. */
export const withoutNews = (place: Page | BrowserContext) =>
  place.route('**/shopping-cart/events**', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }).catch(() => undefined),
  );

/** The code of the log-in has come, as it does by itself: a network that fails from now on keeps nobody from it. */
export const logInIsThere = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/landing\..*js/.test(name)));
