import type { Page } from '@playwright/test';
import type { ShoppingCart } from '@rodovia/shared/contracts';
import { logInDirectly } from '../support/accounts';
import type { Served } from '../support/proposals';
import { expect } from '../support/test';

/** The proposal on a client's page. */
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

/** Opens what a button of the proposal asks. */
export async function answerWith(page: Page, button: 'Aceitar' | 'Pedir renovação' | 'Recusar') {
  await proposalOn(page).getByRole('button', { name: button, exact: true }).click();
  return page.getByRole('dialog');
}

/** Nothing is wider than the screen. */
export async function expectToFit(page: Page) {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(Number(screen));
}

/** Follows a quotation as the page does, so that what happens next is told. */
export const following = (page: Page) => page.waitForResponse(/\/api\/shopping-cart\/events$/);

export const addressOf = ({ Code }: ShoppingCart) => `/orcamentos/${Code}`;
