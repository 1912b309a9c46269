import { ADMIN, createPerson, logInDirectly } from '../../../support/accounts';
import { holdBack } from '../../../support/calls';
import { expectAccessible } from '../../../support/checks/axe';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';
import { goWithin, openWithin } from '../../../support/within';

test.beforeEach(({ page }) => logInDirectly(page, ADMIN));

test('[BO-17] leaving with unsaved changes asks, also for Back', async ({ page }) => {
  await page.goto('/admin/grupos');
  await page.getByRole('link', { name: 'Marcas' }).click();
  await page.getByRole('button', { name: 'Nova marca' }).click();
  const field = page.getByRole('dialog').getByLabel('Nome');
  await field.fill('Quase');
  await page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: 'Descartar as alterações?' });
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(field).toHaveValue('Quase');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/marcas');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/admin/grupos');
  await expect(page.getByRole('heading', { level: 1, name: 'Grupos' })).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
});

test('[BO-13] a row opens by keyboard and by a click, and as a link does in a tab of its own', async ({
  page,
  context,
}) => {
  const prefix = unique('Linha');
  for (const name of ['Ana', 'Bia']) await createPerson(page.request, 'client', `${prefix} ${name}`);
  const list = `/admin/clientes?term=${prefix}`;
  await page.goto(list);
  await expect(page.locator('.ant-table-row')).toHaveCount(2);
  const rows = page.locator('tbody tr[tabindex]');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Página do Cliente' })).toBeVisible();
  await page.goBack();
  const cell = rows.nth(1).getByRole('cell').nth(2);
  await cell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Página do Cliente' })).toBeVisible();
  await page.goBack();

  await expect(page.locator('.ant-table-row')).toHaveCount(2);
  const opensTab = async (press: () => Promise<void>, address: RegExp) => {
    const opened = context.waitForEvent('page');
    await press();
    const tab = await opened;
    await expect(tab).toHaveURL(address);
    await expect(page).toHaveURL(list);
    await tab.close();
  };
  await opensTab(() => cell.click({ modifiers: ['ControlOrMeta'] }), /\/admin\/clientes\/[\da-f-]{36}$/);
  await opensTab(() => cell.click({ button: 'middle' }), /\/admin\/clientes\/[\da-f-]{36}$/);
  await openWithin(page, '/admin/orcamentos');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Novo orçamento' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/admin/orcamentos/novo');
  await expect(page).toHaveURL('/admin/orcamentos');
});

test('[BO-17] the list is one key away: J, K, / and a way past the filters', async ({ page }) => {
  await page.goto('/admin/marcas');
  const rows = page.locator('tbody tr[tabindex]');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('j/k');
  await expect(page.getByRole('searchbox')).toHaveValue('j/k');
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Grupos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grupos' })).toBeFocused();
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ir para a lista' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Ir para a lista' })).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(rows.first()).toBeFocused();
});

test.describe('where the server fails or is slow', () => {
  test.use({ expectedErrors: /status of (409|500)|^Error fetching \/dashboard\/best-sellers/ });

  test('[ST-06] [ER-01] [BO-03] [BO-05] a refused switch goes back, a list tries again, a series leaves the rest, and what runs is seen', async ({
    page,
  }) => {
    const refusal = { code: 409, message: 'Esta marca não pode ser desativada.' };
    await page.route('**/api/brand/setInactive/**', (route) => route.fulfill({ status: 409, json: refusal }));
    await page.goto('/admin/marcas');
    const button = page.getByRole('button', { name: /^Ativo: desativar/ }).first();
    const name = await button.getAttribute('aria-label');
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
    await expect(page.getByText(`Error: ${refusal.message}`)).toBeVisible();
    await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeVisible();

    const failure = { code: 500, message: 'Erro interno.' };
    await page.route('**/api/category/pagged**', (route) => route.fulfill({ status: 500, json: failure }));
    await goWithin(page, '/admin/categorias');
    await expect(page.getByText('Erro ao carregar as categorias!')).toBeVisible();
    await page.unroute('**/api/category/pagged**');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.locator('tbody tr[tabindex]').first()).toBeVisible();

    const release = await holdBack(page, '**/api/group/pagged**');
    await goWithin(page, '/admin/grupos');
    await expect(page.getByText('Carregando...')).toBeVisible();
    release();
    await expect(page.locator('tbody tr[tabindex]').first()).toBeVisible();
    await expect(page.getByText('Carregando...')).toHaveCount(0);

    await page.route('**/api/dashboard/best-sellers', (route) => route.fulfill({ status: 500, json: failure }));
    await goWithin(page, '/admin/dashboard');
    await expect(page.getByText('Total de clientes')).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(4);
  });
});

test('[BO-02] [BO-05] [BO-06] [BO-07] the dashboard has its counters and charts with tables; the sidebar leads to every screen, and collapses', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Totais' }).getByRole('listitem')).toHaveCount(9);
  await expect(page.locator('canvas')).toHaveCount(5);
  await expect(page.getByText('Ver em tabela')).toHaveCount(5);
  await page.getByRole('link', { name: 'Orçamentos abertos' }).click();
  await expect(page).toHaveURL('/admin/orcamentos?status=OPEN');
  const sidebar = page.getByRole('navigation', { name: 'Painel' });
  for (const name of await sidebar.getByRole('link').allTextContents()) {
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toHaveAttribute('aria-expanded', 'false');
});
