import { openAs, quotationInService, sheetOf, storedOf } from '../../pages/proposal-sheet';
import { authorized } from '../../support/accounts';
import { expectAccessible } from '../../support/checks/axe';
import { expectToFitPhones } from '../../support/checks/narrow';
import { expect, test } from '../../support/test';

test('what was sent is corrected, compared, renewed, accepted by telephone, and no more changed', async ({
  page,
  request,
}) => {
  const { quotation, seller } = await quotationInService(request, 2);
  await openAs(page, seller.Email, quotation);
  const sheet = sheetOf(page);
  const send = async () => {
    await sheet.button('Enviar proposta').click();
    await sheet.confirm();
    await expect(page.getByText('Proposta enviada!')).toBeVisible();
  };
  await sheet.start();
  await sheet.price(1).fill('933,90');
  await sheet.price(2).fill('100');
  await send();
  await sheet.button('Corrigir').click();
  await sheet.price(1).fill('899');
  await sheet.area.getByText('O que muda em relação à').click();
  const changed = sheet.area.getByRole('row').filter({ hasText: 'Preço' }).filter({ hasText: '→' });
  await expect(changed).toContainText('R$ 933,90→ R$ 899,00');
  await send();
  const name = (version: number) => `Proposta ${quotation.Number}/${version}`;
  await expect(sheet.area.getByText(name(2)).first()).toBeVisible();
  await sheet.area.getByText('Versões (2)').click();
  await expect(sheet.area.getByRole('row', { name: new RegExp(`${name(1)} Substituída`) })).toBeVisible();
  await expectAccessible(page);
  const [document] = await Promise.all([page.waitForEvent('download'), sheet.button('PDF').first().click()]);
  expect(document.suggestedFilename()).toBe(`proposta-${quotation.Number}-2.pdf`);
  await sheet.button('Renovar').click();
  await sheet.dialog.getByRole('button', { name: 'Renovar' }).click();
  await expect(page.getByText('Proposta renovada!')).toBeVisible();
  await expect(sheet.area.getByText('Versões (3)')).toBeVisible();
  await sheet.button('Registrar aceitação').click();
  const accept = sheet.dialog.getByRole('button', { name: 'Registrar aceitação' });
  await expect(accept).toBeDisabled();
  await sheet.dialog.getByRole('textbox').fill('Por telefone, hoje');
  await accept.click();
  await expect(page.getByText('Aceitação registrada!')).toBeVisible();
  await expect(sheet.area.getByText(/^Aceita em .*“Por telefone, hoje”/)).toBeVisible();
  await expect(sheet.button('Corrigir')).toHaveCount(0);
  // wide enough for every column
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/orcamentos');
  await expect(page.getByRole('row').filter({ hasText: 'Aceita' })).toContainText('R$ 3.996,00');
});

test('a draft is thrown away after asking, and what was sent is taken back', async ({ page, request }) => {
  const { quotation, seller } = await quotationInService(request, 1);
  await openAs(page, seller.Email, quotation);
  const sheet = sheetOf(page);
  await sheet.start();
  await sheet.price(1).fill('100');
  await sheet.button('Descartar rascunho').click();
  await sheet.dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('Rascunho descartado.')).toBeVisible();
  await sheet.start();
  await expect(sheet.price(1)).toHaveValue('');
  await sheet.price(1).fill('250');
  await sheet.button('Enviar proposta').click();
  await sheet.confirm();
  await expect(sheet.area.getByRole('heading', { name: `Proposta ${quotation.Number}/1 Enviada` })).toBeVisible();
  await sheet.button('Retirar').click();
  await sheet.dialog.getByRole('textbox').fill('Preço errado');
  await sheet.dialog.getByRole('button', { name: 'Retirar proposta' }).click();
  await expect(page.getByText('Proposta retirada.')).toBeVisible();
  await expect(sheet.area.getByText(/^Retirada em .*“Preço errado”$/)).toBeVisible();
  await expect(sheet.button('Corrigir')).toBeVisible();
  await expect(sheet.button('Renovar')).toHaveCount(0);
});

test('what was not asked for is added, and the terms are those that the client sees', async ({ page, request }) => {
  const { quotation, client, seller } = await quotationInService(request, 1);
  const address = { longAddress: 'Rua da Entrega', number: '7', neighborhood: 'Centro', zipcode: '01001-000' };
  const headers = await authorized(request, client.Email);
  const data = { ...address, cityCode: '3550308' };
  expect((await request.post('/api/address', { headers, data })).status()).toBe(201);
  await openAs(page, seller.Email, quotation);
  const sheet = sheetOf(page);
  await sheet.start();
  await sheet.price(1).fill('100');
  await sheet.button('Adicionar produto').click();
  await sheet.dialog
    .getByRole('button', { name: /^Escolher/ })
    .first()
    .click();
  await expect(sheet.area.getByText('Além do pedido')).toBeVisible();
  await page.getByRole('button', { name: /^Remover, linha 2/ }).click();
  await expect(sheet.price(2)).toHaveCount(0);
  await sheet.button('Desfazer').click();
  await sheet.price(2).fill('50');

  await sheet.area.getByLabel('Frete').selectOption('Valor à parte');
  await expect(sheet.area.getByText('Informe o valor do frete, como 120,00.')).toBeVisible();
  await sheet.area.getByLabel('Valor do frete (R$)').fill('120');
  await expect(sheet.total).toContainText('R$ 570,00');
  await sheet.area.getByLabel('Entrega').selectOption({ index: 1 });
  await sheet.area.getByLabel('Condição de pagamento').selectOption({ index: 1 });
  await sheet.area.getByLabel('Validade (dias úteis)').fill('10');
  await sheet.area.getByLabel('Observação para o cliente').fill('Montagem incluída.');
  await sheet.area.getByLabel('Anotação interna').fill('Margem baixa.');
  await sheet.saved();
  const [draft] = await storedOf(page, seller.Email, quotation.Code);
  expect(draft).toMatchObject({ ValidityDays: 10, FreightCents: 12_000, TotalCents: 57_000 });
  expect(draft?.Delivery.Text).toContain('Rua da Entrega');
  await sheet.button('Pré-visualizar').click();
  for (const text of ['Montagem incluída.', 'R$ 570,00', '10 dias úteis a partir do envio'])
    await expect(sheet.dialog.getByText(text)).toBeVisible();
  await expect(sheet.dialog.getByText('Margem baixa.')).toHaveCount(0);
  await expectAccessible(page);
});

test('the sheet fits a phone and a desk, in both themes', async ({ page, request }) => {
  const { quotation, seller } = await quotationInService(request, 2);
  await page.setViewportSize({ width: 375, height: 800 });
  await openAs(page, seller.Email, quotation);
  const sheet = sheetOf(page);
  await sheet.start();
  await sheet.price(1).fill('abc');
  await expect(sheet.area.getByText('Informe um preço, como 459,90.')).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhones(sheet.area);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
});
