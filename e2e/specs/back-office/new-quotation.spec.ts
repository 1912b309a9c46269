import type { Page } from '@playwright/test';
import { ADMIN, createPerson, logInDirectly, SELLER } from '../../support/accounts';
import { createProduct, deactivateProduct } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';
import { goWithin } from '../../support/within';

const draftOf = (page: Page) => page.evaluate(() => localStorage.getItem('rodovia.draft'));

/** Adds two new products to the draft, one of them three times, and proceeds to the closing step. */
async function fillDraft(page: Page, list: string) {
  const prefix = unique('Rascunho');
  for (const at of [0, 1, 2]) await createProduct(page.request, { description: `${prefix} ${at}` });
  await page.goto(list);
  await page.getByRole('button', { name: 'Novo orçamento' }).click();
  await expect(page).toHaveURL(`${list}/novo`);
  await expect(page.getByRole('button', { name: 'Fechar Orçamento' })).toBeDisabled();
  await goWithin(page, `${list}/novo?term=${prefix}`);
  const rows = page.locator('tbody tr[tabindex]');
  await expect(rows).toHaveCount(3);
  for (const place of [0, 1, 2])
    await rows
      .nth(place)
      .getByRole('button', { name: /^Adicionar/ })
      .click();
  await rows
    .nth(2)
    .getByRole('button', { name: /^Remover/ })
    .click();
  const basket = page.getByRole('region', { name: 'Cesta' });
  const quantity = basket.getByRole('textbox', { name: /^Quantidade/ }).nth(1);
  await quantity.fill('0');
  await quantity.blur();
  await expect(basket.getByRole('alert')).toHaveText('Um número inteiro de 1 a 100.000.');
  await expect(quantity).toHaveValue('0');
  await quantity.fill('3');
  await page.reload();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText('2 itens')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar Orçamento' }).click();
  await expect(page).toHaveURL(`${list}/novo/fechamento`);
  await expect(page.getByRole('button', { name: 'Confirmar orçamento' })).toBeDisabled();
  const trail = page.getByRole('navigation', { name: 'Trilha de navegação' });
  await expect(trail.getByRole('link', { name: 'Orçamentos', exact: true })).toHaveCount(1);
}

async function chooseClient(page: Page, name: string, email: string) {
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('button', { name: `Selecionar ${name}` }).click();
  await expect(page.getByRole('button', { name: 'Trocar cliente' })).toBeVisible();
}

// the browser logs failed calls as errors
test.use({ expectedErrors: /status of 500/ });

test('[BO-20] [VA-08] [VA-09] [ER-01] an administrator quotes for a client out of the list; a failure keeps the draft, and the retry carries the same key', async ({
  page,
}) => {
  const { Email, Name } = await createPerson(page.request, 'client', unique('Frota '));
  await logInDirectly(page, ADMIN);
  await fillDraft(page, '/admin/orcamentos');
  await chooseClient(page, Name, Email);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/shopping-cart'))
      keys.push(request.headers()['idempotency-key']);
  });
  const failure = { code: 500, message: 'Erro interno.' };
  await page.route('**/api/shopping-cart', (route) => route.fulfill({ status: 500, json: failure }), { times: 1 });
  await page.getByRole('button', { name: 'Confirmar orçamento' }).click();
  await expect(page.getByText(/Erro ao criar orçamento/)).toBeVisible();
  expect(await draftOf(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Confirmar orçamento' }).click();
  await expect(page.getByText('Orçamento criado com sucesso!')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  await expect(page).toHaveURL(/\/admin\/orcamentos\/[\da-f-]{36}$/);
  expect(await draftOf(page)).toBeNull();
  await expect(page.getByRole('link', { name: Name })).toBeVisible();
  const items = page.getByRole('region', { name: 'Itens' });
  await expect(items.getByText('Total: 2 itens')).toBeVisible();
  await expect(items.getByRole('cell', { name: '4', exact: true })).toBeVisible();
});

test('[BO-20] the draft reaches other tabs, and both close the same', async ({ page, context }) => {
  const prefix = unique('Abas');
  for (const at of [0, 1]) await createProduct(page.request, { description: `${prefix} ${at}` });
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/orcamentos/novo?term=${prefix}`);
  const other = await context.newPage();
  await other.goto(`/admin/orcamentos/novo?term=${prefix}`);
  const add = (tab: Page, place: number) =>
    tab
      .locator('tbody tr[tabindex]')
      .nth(place)
      .getByRole('button', { name: /^Adicionar/ })
      .click();
  await add(page, 0);
  await expect(other.getByText('1 item', { exact: true })).toBeVisible();
  await add(other, 1);
  await expect(page.getByText('2 itens', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Fechar Orçamento' }).click();
  await expect(page.getByRole('textbox', { name: /^Quantidade/ })).toHaveCount(2);
});

test('[BO-20] [BO-22] [RO-04] a seller quotes for a client created on the spot', async ({ page }) => {
  const name = unique('Cliente ');
  await logInDirectly(page, SELLER);
  await fillDraft(page, '/orcamentos');
  await page.getByRole('button', { name: 'Novo cliente' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Celular').fill('11987654321');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Cadastro de cliente criado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Convidar' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar orçamento' }).click();
  await expect(page).toHaveURL(/\/orcamentos\/[\da-f-]{36}$/);
  await expect(page.getByRole('region', { name: 'Informações do cliente' }).getByText(name)).toBeVisible();
});

test('[BO-20] an item that went off sale keeps its name in the draft, and an equal one takes its place', async ({
  page,
  request,
}) => {
  const size = `${Math.floor(100 + Math.random() * 800)}/35R20`;
  const removed = await createProduct(request, { size });
  const equal = await createProduct(request, { size });
  await logInDirectly(page, ADMIN);
  const items = JSON.stringify([{ Code: removed.Code, Quantity: 4 }]);
  await page.evaluate((text) => localStorage.setItem('rodovia.draft', text), items);
  await deactivateProduct(request, removed.Code);
  await page.goto('/admin/orcamentos/novo/fechamento');
  const list = page.getByRole('region', { name: 'Itens' });
  await expect(list.getByText(removed.Description)).toBeVisible();
  await expect(list.getByText('Indisponível')).toBeVisible();
  await list.getByRole('button', { name: `Trocar por ${equal.Description} ${size}` }).click();
  await expect(list.getByText(equal.Description)).toBeVisible();
  await expect(list.getByText('Indisponível')).toHaveCount(0);
  await expect(list.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('4');
});
