import type { Page } from '@playwright/test';
import { ADMIN, createPerson, logInDirectly } from '../../support/accounts';
import { createProduct } from '../../support/data/catalogue';
import { createQuotation, newPerson } from '../../support/data/quotations';
import { Hand } from '../../support/hand';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';
import { goWithin, untilSettled } from '../../support/within';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const jump = (page: Page) => page.getByRole('combobox', { name: 'Tela, comando, produto, pessoa ou orçamento' });
const rows = (page: Page) => page.locator('main tbody tr[tabindex]');

/** Opens a screen of the back office as a person at a desk; `text` must appear in its first row. */
async function at(page: Page, path: string, heading: string, text = '') {
  await goWithin(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await untilSettled(page);
  if (text) await expect(rows(page).first()).toContainText(text);
  return new Hand(page);
}

async function beginWork(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/marcas');
  await untilSettled(page);
}

test('[BO-02] what frequent tasks with products cost: prices, a product like another, a quotation on the telephone', async ({
  page,
  request,
}) => {
  await beginWork(page);

  await test.step('to change a price', async () => {
    const { InternCode: code, Description: name } = await createProduct(request, { publicPrice: 500 });
    const hand = await at(page, `/admin/produtos?term=${code}`, 'Produtos', name);
    await rows(page).first().hover();
    await hand.click(button(page, `Alterar preço público de ${name}`));
    await hand.type('512,50');
    await hand.press('Enter');
    await expect(rows(page).first()).toContainText('512,50');
    expect(hand.effort).toEqual({ clicks: 1, keys: 1 });
  });

  await test.step('to raise the prices of all products that a filter shows', async () => {
    const prefix = unique('Esforço');
    for (const at of [0, 1, 2]) await createProduct(request, { description: `${prefix} ${at}`, publicPrice: 100 });
    const hand = await at(page, `/admin/produtos?term=${encodeURIComponent(prefix)}`, 'Produtos', prefix);
    await hand.click(page.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await hand.click(button(page, 'Mudar preço'));
    await expect(dialog(page).getByRole('radio', { name: 'Aumentar' })).toBeFocused();
    await hand.press('Tab');
    await hand.press('Tab');
    await expect(dialog(page).getByLabel('Percentual (%)')).toBeFocused();
    await hand.type('5');
    await hand.click(dialog(page).getByRole('radio', { name: 'Todos os que correspondem aos filtros da lista' }));
    await hand.press('Enter');
    await hand.click(button(page, 'Aplicar a 3 produtos'));
    await expect(page.getByText('3 produtos alterados.')).toBeVisible();
    expect(hand.effort).toEqual({ clicks: 4, keys: 3 });
  });

  await test.step('to quote for a new client on the telephone', async () => {
    const { InternCode: code, Description: product } = await createProduct(request);
    const name = unique('Telefone ');
    const hand = await at(page, '/admin/orcamentos/novo', 'Novo orçamento');
    await hand.press('/');
    await hand.type(code);
    await hand.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await hand.click(button(page, `Adicionar ${product}`));
    await hand.click(button(page, 'Fechar Orçamento'));
    await hand.click(button(page, 'Novo cliente'));
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await hand.press('Tab');
    await expect(dialog(page).getByLabel('Nome')).toBeFocused();
    await hand.type(name);
    await hand.press('Tab');
    await hand.type('11987654321');
    await hand.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await hand.click(button(page, 'Confirmar orçamento'));
    await expect(page).toHaveURL(/\/admin\/orcamentos\/[\da-f-]{36}$/);
    expect(hand.effort).toEqual({ clicks: 4, keys: 5 });
  });

  await test.step('to register a product that is like another', async () => {
    const like = await createProduct(request);
    const code = unique('D');
    const hand = await at(page, `/admin/produtos?term=${like.InternCode}`, 'Produtos', like.Description);
    await hand.click(rows(page).first().getByRole('link'));
    await hand.click(button(page, 'Duplicar'));
    await hand.click(dialog(page).getByLabel('Código público'));
    await hand.type(code);
    await hand.press('Tab');
    await hand.type(code);
    await hand.press('Enter');
    await expect(page.getByText('Cadastro de produto criado com sucesso!')).toBeVisible();
    expect(hand.effort).toEqual({ clicks: 3, keys: 2 });
  });
});

test('[BO-02] what frequent tasks with quotations cost: to open, give, read, export, and who calls', async ({
  page,
  request,
}) => {
  await beginWork(page);

  await test.step('to open a quotation by its number', async () => {
    const { Number: number } = await createQuotation(request, (await newPerson(request, 'client')).Email);
    const hand = await at(page, '/admin/dashboard', 'Dashboard');
    await hand.press('Control+k');
    await expect(jump(page)).toBeFocused();
    await hand.type(`nº ${number}`);
    await expect(page.getByRole('option', { name: new RegExp(`nº ${number}\\b`) })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await hand.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Orçamento nº ${number}` })).toBeVisible();
    expect(hand.effort).toEqual({ clicks: 0, keys: 2 });
  });

  await test.step('to give an open quotation to a seller', async () => {
    const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
    const { Number: number } = await createQuotation(request, client.Email);
    const hand = await at(page, `/admin/orcamentos?term=${encodeURIComponent(client.Name)}`, 'Orçamentos', client.Name);
    await rows(page).first().hover();
    await hand.click(button(page, `Atribuir o orçamento nº ${number}`));
    await expect(dialog(page).getByRole('combobox', { name: 'Vendedor' })).toBeFocused();
    await hand.type(seller.Name);
    await expect(page.getByTitle(seller.Name, { exact: true })).toBeVisible();
    await hand.press('Enter');
    await hand.click(dialog(page).getByRole('button', { name: 'Atribuir', exact: true }));
    await expect(rows(page).first()).toContainText('Em atendimento');
    expect(hand.effort).toEqual({ clicks: 2, keys: 1 });
  });

  await test.step('to read three quotations one after the other', async () => {
    const client = await newPerson(request, 'client');
    for (const _ of [1, 2, 3]) await createQuotation(request, client.Email);
    const hand = await at(page, `/admin/orcamentos?term=${encodeURIComponent(client.Name)}`, 'Orçamentos', client.Name);
    await hand.click(rows(page).first().getByRole('link'));
    await expect(page.getByText('1 de 3')).toBeVisible();
    await hand.press('j');
    await expect(page.getByText('2 de 3')).toBeVisible();
    await hand.press('j');
    await expect(page.getByText('3 de 3')).toBeVisible();
    expect(hand.effort).toEqual({ clicks: 1, keys: 2 });
  });

  await test.step('to export what the last seven days brought', async () => {
    const hand = await at(page, '/admin/orcamentos', 'Orçamentos');
    await hand.click(page.getByRole('combobox', { name: 'Período' }).and(page.locator('input')));
    await hand.click(page.getByTitle('7 dias', { exact: true }));
    await expect(page).toHaveURL(/startDate=/);
    const file = page.waitForEvent('download');
    await hand.click(button(page, 'Exportar'));
    expect((await file).suggestedFilename()).toBe('reportShoppingCart.csv');
    expect(hand.effort).toEqual({ clicks: 3, keys: 0 });
  });

  await test.step('to open what is late, from the dashboard', async () => {
    const hand = await at(page, '/admin/dashboard', 'Dashboard');
    await hand.click(page.getByRole('link', { name: 'Propostas atrasadas' }));
    await hand.click(rows(page).first().getByRole('link'));
    await expect(page.getByRole('heading', { level: 1, name: /^Orçamento nº/ })).toBeVisible();
    expect(hand.effort).toEqual({ clicks: 2, keys: 0 });
  });

  await test.step('to see what a client who calls has asked for', async () => {
    const mobile = `119${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
    const client = await createPerson(request, 'client', unique('Ligação '), { mobile });
    await createQuotation(request, client.Email);
    const hand = await at(page, '/admin/dashboard', 'Dashboard');
    await hand.press('Control+k');
    await expect(jump(page)).toBeFocused();
    await hand.type(mobile);
    await expect(
      page.getByRole('group', { name: 'Pessoas' }).getByRole('option', { name: client.Name }),
    ).toHaveAttribute('aria-selected', 'true');
    await hand.press('Enter');
    await expect(page.getByRole('region', { name: 'Últimos orçamentos' }).getByRole('row')).toHaveCount(2);
    expect(hand.effort).toEqual({ clicks: 0, keys: 2 });
  });
});
