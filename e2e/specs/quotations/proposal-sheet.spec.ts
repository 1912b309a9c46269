import type { Page } from '@playwright/test';
import { openAs, quotationInService, sheetOf, storedOf } from '../../pages/proposal-sheet';
import { ADMIN } from '../../support/accounts';
import { withoutNews } from '../../support/calls';
import { expectAccessible } from '../../support/checks/axe';
import { createProduct } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';

const pasteInto = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

test('a quotation is answered: written, kept over a reload, pasted, discounted, substituted and sent', async ({
  page,
  request,
}) => {
  const { quotation, client, seller } = await quotationInService(request, 4);
  const weaker = await createProduct(request, { size: '205/65R16', observation: 'Índice de carga:80' });
  await openAs(page, seller.Email, quotation);
  const sheet = sheetOf(page);
  await sheet.start();
  await sheet.price(1).fill('459,90');
  await expect(sheet.total).toContainText('Total' + 'R$ 1.839,60');
  await sheet.saved();
  await page.reload();
  await expect(sheet.price(1)).toHaveValue('459,90');

  await sheet.price(1).focus();
  await pasteInto(page, '100,00\r\n200,00\r\ndoze\r\n400,00\r\n500,00\r\n');
  await expect(sheet.area.getByText('Linha 3: “doze” não é um preço.')).toBeVisible();
  await expect(sheet.area.getByText('Sobrou 1 valor sem linha: 500,00.')).toBeVisible();
  await expect(sheet.price(3)).toHaveValue('doze');
  await expect(sheet.area.getByText(/^Salvo às .*; 1 campo com erro ainda não$/)).toBeVisible();
  await page.reload();
  await expect(sheet.price(3)).toHaveValue('doze');
  await expect(sheet.price(4)).toHaveValue('400,00');

  await sheet.area.getByLabel('Desconto em todas as linhas').fill('10');
  await sheet.button('Aplicar').click();
  await expect(sheet.discount(4)).toHaveValue('10');
  await sheet.button('Desfazer').click();
  await expect(sheet.discount(4)).toHaveValue('');
  await sheet.button('Aplicar').click();

  await page.getByRole('button', { name: /^Substituir, linha 2/ }).click();
  await sheet.dialog.getByRole('searchbox').fill(weaker.Description);
  await expect(sheet.dialog.getByText('Diâmetro externo 6,5% maior que o pedido (até 3% é o usual).')).toBeVisible();
  await expect(sheet.dialog.getByText('Índice de carga 80, menor que o pedido (91).')).toBeVisible();
  await expectAccessible(page);
  await sheet.dialog.getByRole('button', { name: `Escolher ${weaker.Description}` }).click();
  await expect(sheet.area.getByText('Diâmetro externo 6,5% maior que o pedido', { exact: false })).toBeVisible();
  await sheet.price(2).fill('210');

  await sheet.button('Enviar proposta').click();
  await expect(sheet.area.getByRole('alert')).toContainText('Corrija a linha 3');
  await expect(sheet.price(3)).toBeFocused();
  await page.getByRole('button', { name: /^Não atender, linha 3/ }).click();
  await sheet.cell('Motivo de não atender', 3).fill('Fora de linha');
  await sheet.button('Enviar proposta').click();
  await expect(sheet.dialog.getByText(client.Name)).toBeVisible();
  await expect(sheet.dialog.getByText('R$ 2.556,00')).toBeVisible();
  await expect(sheet.dialog.getByText('5 dias úteis a partir de hoje')).toBeVisible();
  await sheet.confirm();
  await expect(page.getByText('Proposta enviada!')).toBeVisible();
  await expect(sheet.area.getByText(`Proposta ${quotation.Number}/1`).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Histórico', exact: true }).getByText(/R\$\s2\.556,00/)).toBeVisible();
  const [sent] = await storedOf(page, seller.Email, quotation.Code);
  expect(sent).toMatchObject({ Status: 'SENT', TotalCents: 255_600 });
  expect(sent?.Lines.map(({ Substitute, Declined }) => [Substitute, Declined])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent')))).toEqual([]);
});

test('a sheet is filled by keyboard alone, down the prices and across the fields', async ({ page, request }) => {
  const { quotation, seller } = await quotationInService(request, 3);
  await openAs(page, seller.Email, quotation);
  const sheet = sheetOf(page);
  await sheet.button('Montar proposta').focus();
  await page.keyboard.press('Enter');
  await expect(sheet.price(1)).toBeFocused();
  for (const price of ['100', '200', '300']) {
    await page.keyboard.type(price);
    await page.keyboard.press('Enter');
  }
  await expect(sheet.price(3)).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(sheet.price(2)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.discount(2)).toBeFocused();
  await page.keyboard.type('5%');
  await page.keyboard.press('ArrowDown');
  await expect(sheet.discount(3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(sheet.discount(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('0');
  await expect(sheet.area.getByText('Pronta entrega')).toBeVisible();
  await expect(sheet.total).toContainText('R$ 2.360,00');
  await sheet.button('Enviar proposta').focus();
  await page.keyboard.press('Enter');
  const confirm = await sheet.confirmable();
  await expect(confirm).toBeVisible();
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Proposta enviada!')).toBeVisible();
});

test.describe('two people on one draft', () => {
  test.use({ expectedErrors: /status of 412/ });

  test('only what both changed is asked, and neither loses what the other typed', async ({
    page,
    openBrowser,
    request,
  }) => {
    const { quotation, seller } = await quotationInService(request, 2);
    await openAs(page, seller.Email, quotation);
    const [mine, other] = [sheetOf(page), await openBrowser()];
    await mine.start();
    await expect(mine.price(1)).toBeVisible();
    await openAs(other, ADMIN, quotation);
    const theirs = sheetOf(other);
    await theirs.price(1).fill('899,00');
    await theirs.saved();
    await mine.price(1).fill('933,90');
    await mine.cell('Observação do item', 2).fill('da segunda');
    const question = page.getByRole('heading', { name: 'Esta proposta foi alterada por outra pessoa' });
    await expect(question).toBeFocused();
    const row = page.getByRole('row').filter({ hasText: 'Preço' });
    await expect(row).toContainText('R$ 899,00');
    await expect(row).toContainText('R$ 933,90');
    await expectAccessible(page);
    // what only one of them changed is no question
    await expect(page.getByRole('row').filter({ hasText: 'Observação' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ficar com o que digitei' }).click();
    await expect(mine.price(1)).toHaveValue('933,90');
    await expect(mine.price(1)).toBeFocused();
    await mine.saved();

    await theirs.price(2).fill('700');
    await expect(other.getByText(/As alterações foram juntadas às suas/)).toBeVisible();
    await expect(theirs.price(1)).toHaveValue('933,90');
    await expect(theirs.price(2)).toHaveValue('700');
    await expect(theirs.cell('Observação do item', 2)).toHaveValue('da segunda');
    await theirs.saved();
    const [draft] = await storedOf(page, seller.Email, quotation.Code);
    expect(draft?.Lines.map(({ UnitPriceCents }) => UnitPriceCents)).toEqual([93_390, 70_000]);
  });
});

test.describe('a draft that somebody else has sent meanwhile', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('is shown as sent, and what was typed is there for the next version', async ({ page, openBrowser, request }) => {
    const { quotation, seller } = await quotationInService(request, 1);
    await withoutNews(page);
    await openAs(page, seller.Email, quotation);
    const sheet = sheetOf(page);
    await sheet.start();
    await sheet.price(1).fill('100');
    await sheet.saved();
    const other = await openBrowser();
    await openAs(other, ADMIN, quotation);
    const theirs = sheetOf(other);
    await theirs.button('Enviar proposta').click();
    await theirs.confirm();
    await expect(other.getByText('Proposta enviada!')).toBeVisible();
    await sheet.price(1).fill('90');
    await expect(sheet.area.getByRole('heading', { name: `Proposta ${quotation.Number}/1 Enviada` })).toBeVisible();
    await expect(sheet.price(1)).toHaveCount(0);
    await sheet.button('Corrigir').click();
    await expect(sheet.price(1)).toHaveValue('90');
    await sheet.saved();
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('what is typed stays on the device, over a reload too, and is sent when the network is back', async ({
    page,
    context,
    request,
  }) => {
    const { quotation, seller } = await quotationInService(request, 2);
    await openAs(page, seller.Email, quotation);
    const sheet = sheetOf(page);
    await sheet.start();
    await sheet.price(1).fill('100');
    await sheet.saved();
    await context.setOffline(true);
    await sheet.price(1).fill('123,45');
    await expect(sheet.area.getByText('Sem conexão: guardado neste aparelho')).toBeVisible();
    await sheet.price(2).fill('10');
    await context.setOffline(false);
    await sheet.saved();
    const [draft] = await storedOf(page, seller.Email, quotation.Code);
    expect(draft?.Lines.map(({ UnitPriceCents }) => UnitPriceCents)).toEqual([12_345, 1000]);

    await page.route(/\/api\/proposal$/, (route) => route.abort('internetdisconnected'));
    await sheet.price(2).fill('22,22');
    await expect(sheet.area.getByText('Sem conexão: guardado neste aparelho')).toBeVisible();
    await page.unroute(/\/api\/proposal$/);
    await page.reload();
    await expect(sheet.price(2)).toHaveValue('22,22');
    await sheet.saved();
    const [later] = await storedOf(page, seller.Email, quotation.Code);
    expect(later?.Lines[1]?.UnitPriceCents).toBe(2222);
  });
});
