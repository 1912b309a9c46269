import type { Locator, Page } from '@playwright/test';
import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, authorized, logInDirectly } from '../../support/accounts';
import { expect, test } from '../../support/test';
import { goWithin } from '../../support/within';

const TAB = '/admin/dashboard/desempenho';
const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
const counts = (page: Page) => page.locator('main a[href*="/admin/orcamentos?"]');

/** Returns the number a link shows and how many quotations the list behind it has. */
async function compared(page: Page, link: Locator, headers: Record<string, string>) {
  const href = (await link.getAttribute('href')) ?? '';
  const query = href.slice(href.indexOf('?') + 1);
  const answer = await page.request.get(`/api/shopping-cart/pagged?quantity=1&${query}`, { headers });
  const { TotalCount } = await answer.json();
  return { href, shown: numberIn(await link.textContent()), listed: TotalCount as number };
}

/** Returns a period in the past: other tests create quotations today. */
const past = () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return `startDate=${day(60)}&endDate=${day(3)}`;
};

test('every figure of the performance is the count of the list that it opens', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  const headers = await authorized(page.request, ADMIN);
  // Other tests serve quotations meanwhile: after a few attempts figures and lists are from the same moment.
  await expect(async () => {
    await page.goto(`${TAB}?${past()}`);
    await expect(page.getByRole('heading', { name: 'Por marca' })).toBeVisible();
    const links = await counts(page).all();
    expect(links.length).toBeGreaterThan(60);
    const seen = await Promise.all(inTurn(links, 4).map((link) => compared(page, link, headers)));
    expect(seen.filter(({ shown, listed }) => shown !== listed)).toEqual([]);
    expect(seen.some(({ shown }) => shown > 0)).toBe(true);
  }).toPass();
});

test('charts and tables stand beside each other, also on a phone; a figure opens its list, whose filters say the same, and Back returns', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto(`${TAB}?${past()}`);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Do fechamento à venda', 'Perdidos por motivo', 'Por vendedor', 'Por marca']) {
      const card = page.getByRole('region', { name, exact: true });
      await expect(card.getByRole('table')).toBeVisible();
      await expect(card.locator('canvas').first()).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const won = page.getByRole('link', { name: /ganhos no período$/ });
  const shown = numberIn(await won.textContent());
  await won.click();
  await expect(page).toHaveURL(/\/admin\/orcamentos\?.*outcome=WON/);
  await expect(page.getByText(/Total: \d/)).toContainText(`Total: ${shown} `);
  await page.goBack();
  await expect(won).toHaveText(String(shown));
});

// the browser logs invalid requests as errors
test.use({ expectedErrors: /status of 400/ });

test('a period without quotations says so in zeros; one that is turned round is refused with a sentence, and can be corrected', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto(`${TAB}?startDate=2020-01-01&endDate=2020-01-31`);
  await expect(page.getByText('Orçamentos fechados de 01/01/2020 a 31/01/2020: 0.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Por vendedor' })).toContainText('–');
  await goWithin(page, `${TAB}?startDate=2026-02-01&endDate=2026-01-01`);
  await expect(page.getByRole('alert')).toContainText('O fim do período precisa ser depois do início.');
  await page.getByLabel('Data final').fill('2026-02-28');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByText('Orçamentos fechados de 01/02/2026 a 28/02/2026')).toBeVisible();
});
