import type { Page } from '@playwright/test';
import { holdBack } from '../../support/calls';
import { expect, test } from '../../support/test';

/** Opens a page whose code, or the part of it that matches `code`, does not arrive before `release`. */
async function openWithoutCode(page: Page, at: string, code = /\/mf\/.*\.js$/) {
  const release = await holdBack(page, code);
  await page.goto(at, { waitUntil: 'commit' });
  return release;
}

/** Runs in the page: the shell has hydrated it, and input is no longer recorded for later. */
const isTakenOver = () =>
  (globalThis as unknown as { rodoviaEarly: { stop: AbortController } }).rodoviaEarly.stop.signal.aborted;

test('[SF-10] a button that is pressed before the page’s code has come does its work once it has', async ({ page }) => {
  const release = await openWithoutCode(page, '/modelos');
  const add = page.getByRole('button', { name: /^Adicionar/ }).first();
  await add.click();
  await expect(page.getByText('Produto adicionado ao carrinho!')).toBeHidden();
  release();
  await expect(page.getByText('Produto adicionado ao carrinho!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carrinho, 1 item' })).toBeVisible();
});

for (const [when, code] of [
  ['the page’s code', /\/mf\/.*\.js$/],
  ['the code of the favourites alone', /\/mf-storefront\/[^/]+\/product-tools\.js$/],
] as const)
  test(`a favourite that is pressed before ${when} has come is one once it has, and is pressed once`, async ({
    page,
  }) => {
    const release = await openWithoutCode(page, '/modelos', code);
    const heart = page.getByRole('button', { name: /^Favorito: / }).first();
    // once the page is hydrated, repeating the press is no longer the shell's job
    if (when !== 'the page’s code') await page.waitForFunction(isTakenOver);
    await heart.click();
    release();
    await expect(page.getByRole('status').getByRole('link', { name: 'Ver favoritos' })).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

test('[SF-05] a filter that is ticked before the page’s code has come filters', async ({ page }) => {
  const release = await openWithoutCode(page, '/modelos');
  await page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first().check();
  release();
  await expect(page).toHaveURL(/brand=/);
  await expect(page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first()).toBeChecked();
});

test('[SF-05] a size that is put together and asked for before the page’s code has come is found', async ({ page }) => {
  const release = await openWithoutCode(page, '/');
  const picker = page.getByRole('form', { name: 'Buscar por medida' });
  await picker.getByLabel('Largura').selectOption('205');
  await picker.getByLabel('Perfil').selectOption('55');
  await picker.getByLabel('Aro').selectOption('16');
  await picker.getByRole('button', { name: 'Ver pneus' }).click();
  release();
  await expect(page).toHaveURL(/\/modelos\?size=205%2F55R16/);
});

test('[SF-08] what is typed before the page’s code has come is suggested to, and searched for', async ({ page }) => {
  const release = await openWithoutCode(page, '/');
  const search = page.getByRole('combobox', { name: /^Buscar pneus/ });
  await search.fill('205/55');
  release();
  await expect(page.getByRole('option').first()).toContainText('205/55');
  await expect(search).toHaveValue('205/55');
});

test('[SF-08] a search needs no code of the page', async ({ page }) => {
  await openWithoutCode(page, '/');
  const search = page.getByRole('combobox', { name: /^Buscar pneus/ });
  await search.fill('205/55R16');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/modelos\?term=205%2F55R16/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('205/55R16');
});

test('[MF-06] a page that an older origin drew, without the memory of what was done early, is taken over all the same', async ({
  page,
}) => {
  await page.route('**/modelos', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const older = html.replace(/<script>.*?<\/script>/s, '');
    expect(older).not.toBe(html);
    await route.fulfill({ response, body: older });
  });
  await page.goto('/modelos');
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Carrinho, 1 item' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test.describe('where the code that does it again is lost', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_RESET/ });

  /** Loses the small script that repeats recorded input, `times` times. */
  async function loseDoAgain(page: Page, times: number) {
    let left = times;
    await page.route(/\/mf\/shell\/.*\.js(\?|$)/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (text.length > 5000 || !text.includes('requestSubmit')) return route.fulfill({ response });
      left -= 1;
      return left < 0 ? route.fulfill({ response }) : route.abort('connectionreset');
    });
  }

  test('[SF-10] once, the press does its work all the same', async ({ page }) => {
    const release = await openWithoutCode(page, '/modelos');
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click();
    await loseDoAgain(page, 1);
    release();
    await expect(page.getByText('Produto adicionado ao carrinho!')).toBeVisible();
  });

  test('[SF-10] for good, the visitor is told, and the next press works', async ({ page }) => {
    const release = await openWithoutCode(page, '/modelos');
    const add = page.getByRole('button', { name: /^Adicionar/ }).first();
    await add.click();
    await loseDoAgain(page, 2);
    release();
    await expect(page.getByText('O que você fez antes de a página carregar não valeu. Faça de novo.')).toBeVisible();
    await add.click();
    await expect(page.getByText('Produto adicionado ao carrinho!')).toBeVisible();
  });
});
