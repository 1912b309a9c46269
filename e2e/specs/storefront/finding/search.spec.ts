import type { Page } from '@playwright/test';
import { inTurn } from '../../../../testing/rotation.mjs';
import { expect, test } from '../../../support/test';

const boxOf = (page: Page) => page.getByRole('combobox', { name: /Buscar pneus/ });

test.describe('the search box', () => {
  test('[SF-08] on a phone no two suggestions read the same, and each is whole', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/');
    await boxOf(page).fill('295 80');
    const options = page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option');
    await expect(options.nth(3)).toBeVisible();
    const texts = await options.allInnerTexts();
    expect(new Set(texts).size).toBe(texts.length);
    for (const option of await options.all()) {
      const cut = await option.evaluate((one) =>
        [one, ...one.querySelectorAll('*')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
      );
      expect(cut).toBe(false);
    }
    expect(texts[0]).toMatch(/295\/80R22\.5\s+\d{3}\/\d{3}[A-Z](\s+\d+PR)?\s+\p{Lu}/u);
  });

  test('[SF-08] what was typed is marked, Escape closes and then empties, and where nothing is found Enter still searches', async ({
    page,
  }) => {
    await page.goto('/');
    await boxOf(page).fill('2055516 asfalto');
    const option = page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option').first();
    await expect(option.locator('mark').first()).toHaveText('205/55R16');
    await expect(option.locator('mark').nth(1)).toHaveText('Asfalto');
    await boxOf(page).press('Escape');
    await expect(page.getByRole('listbox', { name: 'Sugestões' })).toBeHidden();
    await expect(boxOf(page)).toHaveValue('2055516 asfalto');
    await boxOf(page).press('Escape');
    await expect(boxOf(page)).toHaveValue('');
    await boxOf(page).fill('nadaqueexista');
    await expect(page.getByText('Nenhum resultado para “nadaqueexista”.')).toBeVisible();
    await boxOf(page).press('Enter');
    await expect(page).toHaveURL('/modelos?term=nadaqueexista');
    await expect(page.getByRole('main').getByText('Não encontrado')).toBeVisible();
  });

  test('the box says what the list was searched for, also after a reload, and is empty elsewhere', async ({ page }) => {
    await page.goto('/');
    await boxOf(page).fill('aro 16');
    await boxOf(page).press('Enter');
    await expect(page).toHaveURL(/term=aro/);
    await expect(boxOf(page)).toHaveValue('aro 16');
    await page.reload();
    await expect(boxOf(page)).toHaveValue('aro 16');
    await boxOf(page).fill('2055516');
    await boxOf(page).press('Enter');
    await expect(boxOf(page)).toHaveValue('205/55R16');
    await page.goBack();
    await expect(boxOf(page)).toHaveValue('aro 16');
    await page.getByRole('link', { name: 'Rodovia, página inicial' }).click();
    await expect(boxOf(page)).toHaveValue('');
  });
});

/** Searches, each with the size that must come first. */
const QUERIES = [
  ['aro 16', /R16/],
  ['pneu caminhão 22,5', /R22\.5/],
  ['onibus 22.5', /R22\.5/],
  ['22,5', /R22\.5/],
  ['205-55-16', /205\/55R16/],
  ['pneus de tratores', /-\d{2}|R\d{2}/],
  ['asfalto sul 205/55R16', /205\/55R16/],
  ['205/55R16 91V', /205\/55R16/],
] as const;

test('[SF-08] everyday words find what they mean, in whatever way a size is written', async ({ page }) => {
  const rows = page.locator('main li:has(h2)');
  for (const [query, first] of inTurn(QUERIES, 2)) {
    await page.goto('/');
    await boxOf(page).fill(query);
    await boxOf(page).press('Enter');
    await expect(rows.first().getByRole('heading', { level: 2 }), query).toHaveText(first);
  }
});

test.describe('suggestions that do not come', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('[SF-08] are spoken of, and the search works without them', async ({ page }) => {
    await page.route('**/api/product/by-description*', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":500,"message":"Erro."}' }),
    );
    await page.goto('/');
    await boxOf(page).fill('asfalto');
    await expect(page.getByText(/^As sugestões não vieram/)).toBeVisible();
    await boxOf(page).press('Enter');
    await expect(page).toHaveURL('/modelos?term=asfalto');
  });
});
