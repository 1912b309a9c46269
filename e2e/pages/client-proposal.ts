import type { Page } from '@playwright/test';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { logInDirectly } from '../support/accounts';
import type { Served } from '../support/data/proposals';
import { expect } from '../support/test';

/** Returns the region of the proposal on a client's page. */
export const proposalOn = (page: Page) => page.getByRole('region', { name: /^Proposta \d+\/\d+$/ });

/** Opens a quotation as its client. */
export async function openAsClient(
  page: Page,
  { client, quotation }: Pick<Served, 'client' | 'quotation'>,
  query = '',
) {
  await logInDirectly(page, client.Email);
  await page.goto(`/orcamentos/${quotation.Code}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: `Orçamento ${quotation.Number}` })).toBeVisible();
}

/** Opens the dialog behind one of the proposal's buttons. */
export async function answerWith(page: Page, button: 'Aceitar' | 'Pedir renovação' | 'Recusar') {
  await proposalOn(page).getByRole('button', { name: button, exact: true }).click();
  return page.getByRole('dialog');
}

/** Expects nothing to be wider than the screen. */
export async function expectToFit(page: Page) {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(Number(screen));
}

/** Waits until the page has opened the event stream of its quotation, so that it learns of what happens next. */
export const following = (page: Page) => page.waitForResponse(/\/api\/shopping-cart\/events$/);

export const addressOf = ({ Code }: ShoppingCart) => `/orcamentos/${Code}`;
