import type { Page } from '@playwright/test';
import { ADMIN, createPerson, logInDirectly, SELLER } from '../../support/accounts';
import { createProduct } from '../../support/data/catalogue';
import { newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

const field = (page: Page) => page.getByRole('combobox', { name: 'Tela, comando, produto, pessoa ou orçamento' });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('[BO-02] Ctrl+K goes to a screen, remembers it, and finds products, persons and quotations', async ({ page }) => {
  const { Name } = await createPerson(page.request, 'client', unique('Procurada '));
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/marcas');
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('logs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Logs' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(group(page, 'Recentes').getByRole('option', { name: 'Logs' })).toBeVisible();
  await field(page).fill('205/55R16');
  await expect(group(page, 'Produtos').getByRole('option').first()).toBeVisible();
  await field(page).fill('1');
  await field(page).fill('10');
  await field(page).fill(Name);
  await expect(group(page, 'Pessoas').getByRole('option', { name: Name })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Página do Cliente' })).toBeVisible();
  await page.getByRole('button', { name: 'Ir para' }).click();
  await field(page).fill('Cliente');
  await expect(group(page, 'Orçamentos').getByRole('option').first()).toBeVisible();
  await field(page).press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orcamentos\/[0-9a-f-]{36}$/);
});

test('[BO-02] a search that was overtaken is aborted, nothing found is said; and ? shows the keys, but not while typing', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/marcas');
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.route('**/api/person/pagged**term=lenta**', () => undefined);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('term=lenta'));
  const request = page.waitForRequest(/person\/pagged.*term=lenta/);
  await field(page).fill('lenta');
  await request;
  await field(page).fill('nada-se-chama-assim');
  await aborted;
  await expect(page.getByRole('dialog').getByText('Não encontrado')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const box = page.getByRole('searchbox');
  await box.fill('a');
  await box.press('?');
  await expect(box).toHaveValue('a?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await box.blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(help.getByText('Selecionar a linha')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
});

test('[BO-02] Enter that comes before the answer opens what the whole text means', async ({ page }) => {
  const { Name } = await createPerson(page.request, 'client', unique('Depressa '));
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/marcas');
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  await page.keyboard.press('Control+k');
  let release = () => {};
  const answer = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isOfPerson = (url: URL) => url.pathname === '/api/person/pagged' && url.searchParams.get('term') === Name;
  await page.route(isOfPerson, async (route) => {
    await answer;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => isOfPerson(new URL(request.url())));
  await field(page).fill(Name);
  await page.keyboard.press('Enter');
  await asked;
  await expect(field(page)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: `Página do Cliente ${Name}` })).toBeVisible();
});

test('[BO-22] [RO-04] a seller jumps to quotations, to products with their prices and to clients, and to no screen of administrators', async ({
  page,
}) => {
  const product = await createProduct(page.request, { publicPrice: 512.5 });
  const client = await newPerson(page.request, 'client');
  await logInDirectly(page, SELLER);
  await page.goto('/orcamentos');
  await expect(page.getByRole('heading', { level: 1, name: 'Orçamentos' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(group(page, 'Telas').getByRole('option')).toHaveText([
    /^Orçamentos/,
    /Novo orçamento/,
    /Quadro de orçamentos/,
    /Avisos/,
  ]);
  await field(page).fill('Cliente');
  await group(page, 'Orçamentos').getByRole('option').first().click();
  await expect(page).toHaveURL(/^[^?]*\/orcamentos\/[0-9a-f-]{36}$/);
  await page.keyboard.press('Control+k');
  await field(page).fill(product.InternCode);
  await expect(group(page, 'Produtos').getByRole('option')).toHaveText(/R\$\s512,50/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/orcamentos/novo?term=${product.InternCode}`);
  await expect(page.locator('main tbody tr[tabindex]')).toHaveText(/R\$\s512,50/);
  await page.keyboard.press('Control+k');
  await field(page).fill(client.Name);
  await group(page, 'Pessoas').getByRole('option', { name: client.Name }).click();
  await expect(page.getByRole('region', { name: 'Cesta' })).toContainText(`Para ${client.Name}`);
});
