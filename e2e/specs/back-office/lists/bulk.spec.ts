import type { APIRequestContext } from '@playwright/test';
import type { Product } from '@rodovia/shared/contracts/catalog';
import { bar, beginBulk, openBulkList, pricesOf, productsOf } from '../../../pages/bulk-actions';
import { ADMIN, authorized, logInDirectly } from '../../../support/accounts';
import { expect, test } from '../../../support/test';
import { goWithin } from '../../../support/within';

test.beforeEach(({ page }) => logInDirectly(page, ADMIN));

test('[BO-18] prices of chosen products change as the preview shows, and go back at a press', async ({
  page,
  request,
}) => {
  const { prefix } = await productsOf(request, 100, 0.05, null);
  const dialog = await beginBulk(page, prefix, 'Mudar preço');
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(dialog.getByText('Informe um percentual de 0,01 a 1.000.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Reduzir' }).check();
  await dialog.getByLabel('Percentual (%)').fill('50');
  await dialog.getByRole('radio', { name: 'Final ,90' }).check();
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(dialog.getByRole('list', { name: 'O que vai mudar' }).getByRole('listitem')).toHaveText([
    new RegExp(`${prefix}-0.*R\\$ 100,00.*R\\$ 49,90`),
  ]);
  await dialog.getByRole('radio', { name: 'Não arredondar' }).check();
  await dialog.getByLabel('Percentual (%)').press('Enter');
  await expect(dialog.getByText('2 produtos vão mudar.')).toBeVisible();
  await expect(dialog.getByText('1 produto de fora: sem preço.')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'O que vai mudar' }).getByRole('listitem')).toHaveText([
    new RegExp(`${prefix}-0.*R\\$ 100,00.*R\\$ 50,00`),
    new RegExp(`${prefix}-1.*R\\$ 0,05.*R\\$ 0,03`),
  ]);
  expect(await pricesOf(request, prefix)).toEqual([100, 0.05, null]);
  await dialog.getByRole('button', { name: 'Aplicar a 2 produtos' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('2 produtos alterados.')).toBeVisible();
  expect(await pricesOf(request, prefix)).toEqual([50, 0.03, null]);
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(page.getByText('Alteração desfeita: 2 produtos voltaram ao que eram.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer', exact: true })).toHaveCount(0);
  expect(await pricesOf(request, prefix)).toEqual([100, 0.05, null]);
});

test('[BO-18] all that the filters mean get another brand, and the list of bulk changes takes that back', async ({
  page,
  request,
}) => {
  const { prefix, products } = await productsOf(request, 10, 20, 30);
  const headers = await authorized(request, ADMIN);
  const name = `Marca ${prefix}`;
  expect((await request.post('/api/brand', { headers, data: { description: name } })).ok()).toBe(true);
  await openBulkList(page, prefix);
  await page.getByRole('checkbox', { name: `Selecionar ${prefix}-0` }).check();
  await bar(page).getByRole('button', { name: 'Mudar marca' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar marca' });
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(dialog.getByText('Escolha a marca.')).toBeVisible();
  const field = dialog.getByLabel('Nova marca').and(page.locator('input'));
  await field.fill(name);
  await page.getByTitle(name).click();
  await dialog.getByRole('radio', { name: 'Todos os que correspondem aos filtros da lista' }).check();
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(dialog.getByText('3 produtos vão mudar.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Aplicar a 3 produtos' }).click();
  await expect(page.getByText('3 produtos alterados.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${prefix}-2`) })).toContainText(name);

  await goWithin(page, `/admin/alteracoes-em-massa?term=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Pode ser desfeita');
  await row.getByRole('button', { name: /^Desfazer/ }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(
    '3 produtos voltam ao que eram. O que tiver sido alterado depois fica como está.',
  );
  await question.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Alteração desfeita: 3 produtos voltaram ao que eram.')).toBeVisible();
  await expect(row).toContainText('Desfeita');
  await expect(row.getByRole('button', { name: /^Desfazer/ })).toHaveCount(0);
  const after = await request.get(`/api/product/${products[2]?.Code}`, { headers });
  expect(((await after.json()) as Product).BrandCode).toBe(products[2]?.BrandCode);
});

/** Returns the stored status of these products, in their order. */
async function statesOf(request: APIRequestContext, products: readonly Product[]): Promise<boolean[]> {
  const headers = await authorized(request, ADMIN);
  const answers = await Promise.all(products.map(({ Code }) => request.get(`/api/product/${Code}`, { headers })));
  const read = await Promise.all(answers.map((answer) => answer.json() as Promise<Product>));
  return read.map(({ IsActive }) => IsActive);
}

test('[BO-17] [BO-18] [ST-06] products are switched as the preview shows, and only those go back: the chosen, all that the filters mean, and those of other pages', async ({
  page,
  request,
}) => {
  const { prefix, products } = await productsOf(request, 10, 20, 30);
  const headers = await authorized(request, ADMIN);
  await request.put(`/api/product/setInactive/${products[1]?.Code}`, { headers });
  const dialog = await beginBulk(page, prefix, 'Desativar');
  await expect(dialog.getByText('2 produtos vão mudar.')).toBeVisible();
  await expect(dialog.getByText('1 produto já está assim.')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'O que vai mudar' }).getByRole('listitem')).toHaveText([
    new RegExp(`${prefix}-0.*Ativo.*Inativo`),
    new RegExp(`${prefix}-2.*Ativo.*Inativo`),
  ]);
  await dialog.getByRole('button', { name: 'Aplicar a 2 produtos' }).click();
  await expect(page.getByText('2 produtos alterados.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(await statesOf(request, products)).toEqual([false, false, false]);
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(page.getByText('Alteração desfeita: 2 produtos voltaram ao que eram.')).toBeVisible();
  expect(await statesOf(request, products)).toEqual([true, false, true]);

  await test.step('all that the filters mean, chosen or not', async () => {
    for (const { Code } of products) await request.put(`/api/product/setInactive/${Code}`, { headers });
    await page.getByRole('checkbox', { name: `Selecionar ${prefix}-0` }).check();
    await bar(page).getByRole('button', { name: 'Ativar', exact: true }).click();
    const on = page.getByRole('dialog', { name: 'Ativar produtos' });
    await expect(on.getByText('1 produto vai mudar.')).toBeVisible();
    await on.getByRole('radio', { name: 'Todos os que correspondem aos filtros da lista' }).check();
    await expect(on.getByText('3 produtos vão mudar.')).toBeVisible();
    await on.getByRole('button', { name: 'Aplicar a 3 produtos' }).click();
    await expect(page.getByText('3 produtos alterados.')).toBeVisible();
    expect(await statesOf(request, products)).toEqual([true, true, true]);
  });

  await test.step('what stands on other pages too, chosen at a press', async () => {
    const many = await productsOf(request, ...Array<null>(9).fill(null));
    await openBulkList(page, many.prefix, '&quantity=8');
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    await bar(page).getByRole('button', { name: 'Selecionar os 9 que correspondem' }).click();
    await expect(bar(page).getByRole('status')).toHaveText('9 selecionados');
    await bar(page).getByRole('button', { name: 'Desativar' }).click();
    const off = page.getByRole('dialog', { name: 'Desativar produtos' });
    await off.getByRole('button', { name: 'Aplicar a 9 produtos' }).click();
    await expect(page.getByText('9 produtos alterados.')).toBeVisible();
    expect(await statesOf(request, many.products)).toEqual(Array(9).fill(false));
  });
});

test.describe('where somebody else is at it too', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('[BO-18] what changed since the preview is shown anew, what changed since the action stays so, and of two who undo one reads who did', async ({
    page,
    request,
  }) => {
    const { prefix, products } = await productsOf(request, 10, 20);
    const headers = await authorized(request, ADMIN);
    const switchOff = () => request.put(`/api/product/setInactive/${products[0]?.Code}`, { headers });
    const switchOn = () => request.put(`/api/product/setActive/${products[0]?.Code}`, { headers });
    const dialog = await beginBulk(page, prefix, 'Mudar preço');
    await dialog.getByRole('radio', { name: 'Valor em reais' }).check();
    await dialog.getByLabel('Valor (R$)').fill('1,50');
    await dialog.getByRole('button', { name: 'Ver prévia' }).click();
    await expect(dialog.getByText('2 produtos vão mudar.')).toBeVisible();
    expect((await switchOff()).ok()).toBe(true);
    await dialog.getByRole('button', { name: 'Aplicar a 2 produtos' }).click();
    await expect(dialog.getByText('Os produtos mudaram depois da prévia. Confira a nova prévia.')).toBeVisible();
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Aplicar a 2 produtos' }).click();
    await expect(page.getByText('2 produtos alterados.')).toBeVisible();
    expect((await switchOn()).ok()).toBe(true);
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
    await expect(
      page.getByText(`1 produto voltou ao que era. 1 produto ficou como está: "${prefix}-0" foi alterado por`),
    ).toBeVisible();
    expect(await pricesOf(request, prefix)).toEqual([11.5, 20]);

    const single = await productsOf(request, 10);
    const off = await beginBulk(page, single.prefix, 'Desativar');
    await off.getByRole('button', { name: 'Aplicar a 1 produto' }).click();
    await expect(page.getByText('1 produto alterado.')).toBeVisible();
    const sets = await request.get('/api/change-set/pagged?kind=STATUS', { headers });
    const item = async (code: string) => {
      const answer = await request.get(`/api/change-set/${code}/items?term=${single.prefix}`, { headers });
      return (await answer.json()).TotalCount === 1;
    };
    const { Results } = (await sets.json()) as { Results: { Code: string }[] };
    const own = (await Promise.all(Results.map(async ({ Code }) => ((await item(Code)) ? Code : '')))).find(Boolean);
    expect((await request.put(`/api/change-set/undo/${own}`, { headers })).ok()).toBe(true);
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
    await expect(page.getByText('Não foi possível desfazer: Esta alteração já foi desfeita por')).toBeVisible();
    expect(await statesOf(request, single.products)).toEqual([true]);
  });
});
