import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/test';

const rows = 'main li:has(h2)';
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const inView = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

test.describe('where one stands', () => {
  test('[SF-07] the next page of the list begins at its top, with the focus on its heading; Back is where one was', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/modelos');
    const first = await page.locator(rows).first().textContent();
    const next = page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Próxima' });
    await next.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(700);
    await next.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await inView(page);
    await expect(page.locator(rows).first()).not.toHaveText(first ?? '');
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page.locator(rows).first()).toHaveText(first ?? '');
    await expect.poll(() => scrolled(page)).toBe(before);
    await expect(next).toBeFocused();
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('a link of the footer that leads to another list shows its beginning', async ({ page }) => {
    await page.goto('/modelos');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Vans' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    const heading = page.getByRole('heading', { level: 1, name: 'Pneus: Vans' });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });

  test('from a product, Back is at the row that was opened', async ({ page }) => {
    await page.goto('/modelos');
    const address = await page.locator(`${rows} h2 a`).nth(11).getAttribute('href');
    const link = page.locator(`${rows} h2 a[href="${address}"]`);
    await link.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(300);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(before);
    await expect(link).toBeFocused();
  });

  test('a filter of the list keeps the focus, and the page where it is', async ({ page }) => {
    await page.goto('/modelos');
    const box = page.getByRole('group', { name: 'Medida' }).getByRole('checkbox').nth(3);
    await box.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 160));
    await box.check();
    await expect(page).toHaveURL(/size=/);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(box).toBeFocused();
    expect(await scrolled(page)).toBeGreaterThan(0);
  });
});
