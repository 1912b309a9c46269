import type { Page } from '@playwright/test';
import { ADMIN, logInDirectly, SELLER } from '../../../support/accounts';
import { expect, test } from '../../../support/test';
import { untilSettled } from '../../../support/within';

/** Pixels between the top of the heading and that of the first row. */
const MOST = 250;

/** Measures it at once, because another table may take over in between. */
const rowBelowHeading = (page: Page) =>
  page.evaluate(() => {
    const topOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN;
    return topOf('main tbody tr[tabindex]') - topOf('main h1');
  });

const LISTS = {
  [ADMIN]: ['/admin/orcamentos', '/admin/orcamentos/novo', '/admin/produtos', '/admin/marcas', '/admin/clientes'],
  [SELLER]: ['/orcamentos', '/orcamentos/novo'],
};

for (const [who, lists] of Object.entries(LISTS))
  test(`[BO-21] the first row of a list stands within 250 px of its heading at 1024 px, for ${who}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await logInDirectly(page, who);
    for (const list of lists) {
      await page.goto(list);
      await untilSettled(page);
      await expect(page.locator('main tbody tr[tabindex]').first()).toBeVisible();
      await expect.poll(() => rowBelowHeading(page), list).toBeLessThanOrEqual(MOST);
    }
  });

test('[BO-19] what decides about a quotation stays on the narrowest screens: client, status, value, deadline', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/orcamentos?answer=PROPOSED&status=IN+PROGRESS');
    const row = page.locator('main tbody tr[tabindex]').first();
    await expect(row, String(width)).toContainText(/Em atendimento/);
    await expect(row, String(width)).toContainText(/R\$\s[\d.]+,\d\d/);
    await page.goto('/admin/orcamentos?status=OPEN&orderBy=Created+desc');
    await expect(row, String(width)).toContainText(/Aberto/);
    await expect(row.locator('time'), String(width)).toHaveText(/^(?:responder|até|em|atrasado)/);
  }
});
