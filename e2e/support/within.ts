import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Goes to an address inside the open page, as a link does: the page is not loaded again. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Opens a screen of the back office, inside the page if one of its screens is open already. */
export async function openScreen(page: Page, address: string) {
  const isOpen = new URL(page.url()).pathname.startsWith('/admin');
  await (isOpen ? goWithin(page, address) : page.goto(address));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens another screen inside the open page and waits for its heading. */
export async function openWithin(page: Page, address: string) {
  const before = (await heading(page).textContent()) ?? '';
  await goWithin(page, address);
  await expect(heading(page), address).not.toHaveText(before);
}

/** Waits until the screen is complete: its heading is visible, and none of its requests is pending. */
export async function untilSettled(page: Page) {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/**
 * Opens screens one after the other, the first as a page load and the others inside it, and checks each once it is
 * complete.
 */
export async function walk(page: Page, addresses: readonly string[], look: (address: string) => Promise<void>) {
  for (const [at, address] of addresses.entries()) {
    await (at === 0 ? page.goto(address) : openWithin(page, address));
    await untilSettled(page);
    await test.step(address, () => look(address));
  }
}
