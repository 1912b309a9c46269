import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Goes to an address inside the page that is open, as a link of it does: nothing is loaded anew. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Opens a screen of the back office, inside of the page where one of it is open already. */
export async function openScreen(page: Page, address: string) {
  const isOpen = new URL(page.url()).pathname.startsWith('/admin');
  await (isOpen ? goWithin(page, address) : page.goto(address));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens another screen inside the page that is open, and waits for its heading. */
export async function openWithin(page: Page, address: string) {
  const before = (await heading(page).textContent()) ?? '';
  await goWithin(page, address);
  await expect(heading(page), address).not.toHaveText(before);
}

/** The screen has come: its heading stands, and nothing of it is on the way. */
export async function settled(page: Page) {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Opens screens one after the other, the first as a page and the others inside of it, and looks at each once it has settled. */
export async function walk(page: Page, addresses: readonly string[], look: (address: string) => Promise<void>) {
  for (const [at, address] of addresses.entries()) {
    await (at === 0 ? page.goto(address) : openWithin(page, address));
    await settled(page);
    await test.step(address, () => look(address));
  }
}
