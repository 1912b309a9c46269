import type { Page } from '@playwright/test';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { ADMIN, authorized, logInDirectly, PASSWORD } from '../../support/accounts';
import { logInIsThere } from '../../support/calls';
import { expectAccessible } from '../../support/checks/axe';
import { createProduct } from '../../support/data/catalogue';
import { sendProposal, servedQuotation } from '../../support/data/proposals';
import { createQuotation, newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';

const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', { name });
const items = (page: Page) => page.getByRole('region', { name: 'Itens' });
const history = (page: Page) => page.getByRole('region', { name: 'Histórico', exact: true }).getByRole('listitem');

async function openQuotation(page: Page) {
  const client = await newPerson(page.request, 'client');
  const quotation = await createQuotation(page.request, client.Email);
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/orcamentos/${quotation.Code}`);
  return { client, quotation };
}

/** Adds a product to the dialog by its internal code. */
async function add(page: Page, internCode: string, description: string) {
  await dialog(page).getByRole('button', { name: 'Adicionar produto' }).click();
  const finder = dialog(page, 'Adicionar produto ao orçamento');
  await expect(finder.getByRole('searchbox')).toBeFocused();
  await finder.getByRole('searchbox').fill(internCode);
  await finder.getByRole('button', { name: `Escolher ${description}` }).click();
  await expect(finder).toHaveCount(0);
}

// the browser logs conflicts as errors
test.use({ expectedErrors: /status of 412/ });

test('[BO-19] [ST-04] [AP-06] items of an open quotation are added, counted and removed; where somebody was faster, theirs or the own are chosen', async ({
  page,
}) => {
  const { quotation } = await openQuotation(page);
  const product = await createProduct(page.request);
  await page.getByRole('button', { name: 'Alterar itens' }).click();
  const save = dialog(page).getByRole('button', { name: 'Salvar' });
  await expect(save).toBeDisabled();
  await add(page, product.InternCode, product.Description);
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^Mais: .*${product.Description}$`) })
    .click();
  await dialog(page)
    .getByRole('button', { name: /^Remover / })
    .first()
    .click();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('Itens do orçamento atualizados.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(items(page)).toContainText(product.Description);
  await expect(items(page)).toContainText('Total: 1 item');
  const headers = await authorized(page.request, ADMIN);
  const path = `/api/shopping-cart/${quotation.Code}?include=ShoppingCartItem`;
  const stored: ShoppingCart = await (await page.request.get(path, { headers })).json();
  expect(stored.ShoppingCartItem?.map(({ Product, Quantity }) => [Product.Code, Quantity])).toEqual([
    [product.Code, 2],
  ]);

  const [mine, theirs] = [await createProduct(page.request), await createProduct(page.request)];
  await page.getByRole('button', { name: 'Alterar itens' }).click();
  await add(page, mine.InternCode, mine.Description);
  const data = { code: quotation.Code, shoppingCartItem: [{ productCode: theirs.Code, quantity: 9 }] };
  expect((await page.request.put('/api/shopping-cart', { headers, data })).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('alter');
  await dialog(page).getByRole('button', { name: 'Usar os itens de agora' }).click();
  await expect(dialog(page).getByRole('textbox', { name: /^Quantidade: / })).toHaveValue('9');
  await add(page, mine.InternCode, mine.Description);
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(items(page)).toContainText('Total: 2 itens');
  await expect(items(page)).toContainText(mine.Description);
  await expect(items(page)).toContainText(theirs.Description);
});

test('[ST-05] an open quotation is cancelled with a reason that its client reads', async ({ page, openBrowser }) => {
  const { quotation, client } = await openQuotation(page);
  await page.getByRole('button', { name: 'Cancelar orçamento' }).click();
  const question = dialog(page, `Cancelar o orçamento nº ${quotation.Number}?`);
  await question.getByLabel('Motivo (opcional)').fill('Medida fora de linha no fabricante.');
  await question.getByRole('button', { name: 'Cancelar orçamento' }).click();
  await expect(page.getByText('Orçamento cancelado.')).toBeVisible();
  await expect(history(page).last()).toContainText('Medida fora de linha no fabricante.');
  for (const name of ['Alterar itens', 'Cancelar orçamento', 'Atribuir Orçamento'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  const theirs = await openBrowser();
  await logInDirectly(theirs, client.Email);
  await theirs.goto(`/orcamentos/${quotation.Code}`);
  await expect(theirs.getByText('Medida fora de linha no fabricante.')).toBeVisible();
});

test.describe('a session that ends meanwhile', () => {
  test.use({ expectedErrors: /net::ERR_/ });

  test('[AP-03] leaves the reason of a cancellation where it was typed', async ({ page }) => {
    await openQuotation(page);
    await page.getByRole('button', { name: 'Cancelar orçamento' }).click();
    await dialog(page).getByLabel('Motivo (opcional)').fill('Cliente comprou em outra loja.');
    await logInIsThere(page);
    await page.route('**', (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Cancelar orçamento' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Painel Administrativo' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByLabel('E-mail').fill(ADMIN);
    await page.getByLabel('Senha').fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog(page).getByLabel('Motivo (opcional)')).toHaveValue('Cliente comprou em outra loja.');
  });
});

test.describe('a session that is refused meanwhile', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('[AP-03] leaves the reason of withdrawing a proposal where it was typed', async ({ page }) => {
    const served = await servedQuotation(page.request);
    await sendProposal(page.request, served);
    await logInDirectly(page, served.seller.Email);
    await page.goto(`/orcamentos/${served.quotation.Code}`);
    await page.getByRole('button', { name: 'Retirar' }).click();
    await dialog(page).getByLabel('Motivo (opcional)').fill('O preço do lote mudou.');
    const refusal = { code: 401, message: 'Faça login para continuar.' };
    await page.route('**/api/proposal/withdraw/**', (route) => route.fulfill({ status: 401, json: refusal }));
    await dialog(page).getByRole('button', { name: 'Retirar proposta' }).click();
    await page.getByLabel('E-mail').fill(served.seller.Email);
    await page.getByLabel('Senha').fill(PASSWORD);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog(page).getByLabel('Motivo (opcional)')).toHaveValue('O preço do lote mudou.');
    await dialog(page).getByRole('button', { name: 'Retirar proposta' }).click();
    await expect(page.getByText('Proposta retirada.')).toBeVisible();
  });
});
