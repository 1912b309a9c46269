import type { Locator, Page } from '@playwright/test';
import { putInCart } from '../../../pages/visitor';
import { logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { anyProduct } from '../../../support/data/catalogue';
import { createQuotation, newPerson } from '../../../support/data/quotations';
import { expect, test } from '../../../support/test';
import { goWithin } from '../../../support/within';

/** Opens a quotation as its client. */
async function withQuotation(page: Page) {
  const client = await newPerson(page.request, 'client');
  const { Code, Number: number } = await createQuotation(page.request, client.Email, undefined, 3);
  await logInDirectly(page, client.Email);
  await page.goto(`/orcamentos/${Code}`);
  await expect(page.getByRole('heading', { level: 1, name: `Orçamento ${number}` })).toBeVisible();
  return { client, number };
}

/** Expects the confirming button to be last, and the safe one to have the focus. */
async function expectSafeFirst(dialog: Locator, names: readonly [string, string]) {
  const actions = dialog.locator('[data-actions]').getByRole('button');
  await expect(actions).toHaveText([...names]);
  const [safe, last] = [await actions.first().boundingBox(), await actions.last().boundingBox()];
  expect(safe && last && (safe.x < last.x || safe.y < last.y)).toBe(true);
  await expect(actions.first()).toBeFocused();
}

test('[SF-15] on paper a quotation is a document: who, what, when and from whom, and nothing to press; on screen it leads to what is for sale', async ({
  page,
}) => {
  const { client, number } = await withQuotation(page);
  const table = page.getByRole('table', { name: 'Itens do orçamento' });
  await expect(table.getByRole('img')).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByText(/CNPJ/)).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, name: `Orçamento ${number}` })).toBeVisible();
  await expect(page.getByRole('main').getByText(client.Name, { exact: true })).toBeVisible();
  await expect(table).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/CNPJ/)).toBeVisible();
  for (const shown of ['banner', 'button', 'textbox', 'navigation'] as const) {
    await expect(page.getByRole(shown)).toHaveCount(0);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await table.getByRole('link').click();
  await expect(page).toHaveURL(/\/modelos\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
});

test('[SF-15] what is added when closing goes along, and one’s own quotations are searched by it and by state', async ({
  page,
  request,
}) => {
  const product = await anyProduct(request);
  const client = await newPerson(request, 'client');
  await createQuotation(request, client.Email, undefined, 1);
  await logInDirectly(page, client.Email);
  await putInCart(page, [{ Code: product.Code, Quantity: 4 }]);
  await page.goto('/carrinho');
  await page.getByText('Prazo, entrega e observação (opcional)').click();
  await page.getByLabel('Desejado até').fill('2020-01-01');
  await expect(page.getByText('Escolha hoje ou um dia que ainda vem.')).toBeVisible();
  await page.getByLabel('Desejado até').fill('2199-12-31');
  await page.getByLabel('Entrega').selectOption('Retira na loja');
  await page.getByLabel('Número do seu pedido de compra').fill('PC 4500');
  await page.getByLabel('Observação para o vendedor').fill('Portaria B');
  await page.reload();
  await expect(page.getByLabel('Observação para o vendedor')).toHaveValue('Portaria B');
  await page.getByRole('button', { name: 'Fechar carrinho' }).click();
  await expect(page.getByText('Recebemos o seu pedido.')).toBeVisible();
  for (const said of ['31/12/2199', 'Retira na loja', 'PC 4500', 'Portaria B'])
    await expect(page.getByRole('main').getByText(said, { exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Meus orçamentos' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByText('Situação e período').click();
  await page.getByLabel('Situação').selectOption('Cancelado');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByText('Nenhum orçamento seu atende a estes filtros.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByLabel('Procurar').fill(product.Size);
  await page.getByLabel('Procurar').press('Enter');
  await expect(page).toHaveURL(/term=/);
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);
});

test('[SF-15][SF-18] questions begin at their safe answer and end with what they are for', async ({
  page,
  request,
}) => {
  await putInCart(page, [{ Code: (await anyProduct(request)).Code, Quantity: 1 }]);
  await page.goto('/carrinho');
  await page.getByRole('button', { name: 'Fechar carrinho' }).click();
  await expectSafeFirst(page.getByRole('dialog'), ['Cadastre-se', 'Entrar']);
  await withQuotation(page);
  await page.getByRole('button', { name: 'Cancelar orçamento' }).click();
  await expectSafeFirst(page.getByRole('dialog'), ['Manter', 'Cancelar orçamento']);
  await page.keyboard.press('Escape');
  await goWithin(page, '/perfil');
  await page.getByRole('button', { name: 'Pedir a exclusão' }).click();
  await expectSafeFirst(page.getByRole('dialog'), ['Manter meus dados', 'Pedir a exclusão']);
});
