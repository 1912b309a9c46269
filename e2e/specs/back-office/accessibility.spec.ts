import type { APIRequestContext, Page } from '@playwright/test';
import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, authorized, logInDirectly, SELLER } from '../../support/accounts';
import { expectAccessible } from '../../support/checks/axe';
import { expect, test } from '../../support/test';
import { goWithin, openWithin, untilSettled, walk } from '../../support/within';

const LISTS = ['marcas', 'empresas', 'grupos', 'categorias', 'modelos', 'produtos'].map((name) => `/admin/${name}`);
const PERSONS = ['clientes', 'vendedores', 'administradores'].map((name) => `/admin/${name}`);
const SETTINGS = ['', '/logs', '/emails', '/historico', '/editar-senha', '/atendimento', '/motivos', '/textos'].map(
  (name) => `/admin/configuracoes${name}`,
);
const OTHERS = [
  '/admin/dashboard/desempenho',
  '/admin/procurados',
  '/admin/exclusoes',
  '/admin/perfil',
  '/admin/orcamentos',
  '/admin/orcamentos/novo',
  '/admin/orcamentos/novo/fechamento',
  '/admin/orcamentos/quadro',
  '/admin/orcamentos/avisos',
];

/** Returns the addresses of one record of each kind that has its own page. */
async function recordPages(request: APIRequestContext): Promise<string[]> {
  const headers = await authorized(request, ADMIN);
  const kinds = { product: 'produtos', model: 'modelos', person: 'clientes', 'shopping-cart': 'orcamentos' };
  const pages = { ...kinds, 'mail-message': 'configuracoes/emails' };
  const addresses = Object.entries(pages).map(async ([resource, screen]) => {
    const answer = await request.get(`/api/${resource}/pagged?page=1&quantity=1`, { headers });
    return `/admin/${screen}/${(await answer.json()).Results[0].Code}`;
  });
  return Promise.all(addresses);
}

const check = (page: Page, addresses: readonly string[]) =>
  walk(page, addresses, async () => {
    await expectAccessible(page);
    const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content, 'fits').toBeLessThanOrEqual(room ?? 0);
  });

/** Dialogs: the screen they are opened from, their button, and the menu button a phone folds it under. */
const DIALOGS: [address: string, button: string, under?: string][] = [
  ['/admin/grupos', 'Novo grupo'],
  ['/admin/modelos', 'Novo modelo'],
  ['/admin/produtos', 'Novo produto'],
  ['/admin/produtos', 'Importar CSV'],
  ['/admin/clientes', 'Novo cliente'],
  ['/admin/perfil', 'Novo endereço'],
  ['/admin/marcas', 'Ativo: desativar', 'Mostrar mais de'],
  ['/admin/marcas', 'Ir para'],
];

/**
 * Opens the dialog behind a button (which a phone may fold under another), provokes its error messages where it can,
 * and closes it.
 */
async function checkDialog(page: Page, address: string, button: string, under = 'Filtros e opções') {
  if (new URL(page.url()).pathname !== address) await openWithin(page, address);
  await untilSettled(page);
  const opener = page.getByRole('button', { name: button }).first();
  const fold = page.getByRole('button', { name: under }).first();
  await expect(opener.or(fold).first()).toBeVisible();
  if (!(await opener.isVisible())) await fold.click();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.first()).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Salvar' });
  if ((await save.count()) > 0) await save.click();
  await test.step(`${address}: ${button}`, () => expectAccessible(page));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 375, height: 760 },
];

for (const viewport of inTurn(SIZES, 2)) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('[BO-02] every screen has no violation and fits', async ({ page }) => {
      const records = await recordPages(page.request);
      await logInDirectly(page, ADMIN);
      await check(page, inTurn([...LISTS, ...PERSONS, '/admin/dashboard', ...SETTINGS, ...OTHERS, ...records], 5));
      const ofSellers = inTurn(['/orcamentos', '/orcamentos/novo', '/orcamentos/quadro', '/orcamentos/avisos'], 5);
      if (ofSellers.length > 0) await logInDirectly(page, SELLER);
      await check(page, ofSellers);
    });

    test('[BO-17] dialogs with their errors, selection and jump have no violation', async ({ page }) => {
      await logInDirectly(page, ADMIN);
      await page.goto('/admin/marcas');
      for (const [address, button, under] of inTurn(DIALOGS, 5)) await checkDialog(page, address, button, under);
      await goWithin(page, '/admin/marcas');
      await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
      await page
        .getByRole('checkbox', { name: /^Selecionar/ })
        .first()
        .check();
      await expect(page.getByRole('region', { name: 'Seleção' })).toBeVisible();
      // the list in its final form: antd's table may be higher than the plain one
      await expect(page.locator('.ant-table')).toBeVisible();
      // On a screen as high as the page, head and bar are in their normal places and cover nothing.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
      await expectAccessible(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
      await expectAccessible(page);
    });

    test.describe('what is empty, fails or waits', () => {
      test.use({ expectedErrors: /status of 500/ });

      test('[ER-01] has no violation', async ({ page }) => {
        await page.goto('/admin');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await logInDirectly(page, ADMIN);
        await page.goto('/admin/marcas?term=nada-se-chama-assim');
        await expect(page.getByText('Não encontrado')).toBeVisible();
        await expectAccessible(page);
        const failure = { code: 500, message: 'Erro interno.' };
        await page.route('**/api/brand/pagged**', (route) => route.fulfill({ status: 500, json: failure }));
        await goWithin(page, '/admin/marcas');
        await expect(page.getByText('Erro ao carregar as marcas!')).toBeVisible();
        await expectAccessible(page);
        await page.route('**/api/group/pagged**', () => undefined);
        await goWithin(page, '/admin/grupos');
        await expect(page.getByText('Carregando...')).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
