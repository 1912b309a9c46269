import type { Page } from '@playwright/test';
import { ADMIN, authorized, CLIENT, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { anyProduct } from '../../../support/data/catalogue';
import { xlsxOf } from '../../../support/data/xlsx';
import { expect, test } from '../../../support/test';

const panelOf = (page: Page, name = 'Cole a sua lista') => page.getByRole('dialog', { name });

async function open(page: Page, address = '/modelos') {
  await page.goto(address);
  await page.getByRole('button', { name: 'Cole a sua lista' }).click();
  return panelOf(page);
}

async function read(page: Page, ...lines: string[]) {
  const panel = await open(page);
  await panel.getByRole('textbox').fill(lines.join('\n'));
  await panel.getByRole('button', { name: 'Ler a lista' }).click();
  return panel;
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as { Code: string; Quantity: number }[], key);

test('a list becomes a quotation: what is for sale as products, the rest in words that a seller answers', async ({
  page,
  openBrowser,
  request,
}) => {
  const product = await anyProduct(request);
  await logInDirectly(page, CLIENT);
  const panel = await read(page, `quatro ${product.Size}`, '2 pneus 265/30R21 da kombi velha', 'bom dia');
  const lines = panel.getByRole('list', { name: 'Linhas da lista' }).getByRole('listitem');
  await expect(lines.nth(0)).toContainText(`Entendi: 4 × ${product.Size}`);
  await expect(lines.nth(1)).toContainText('Não temos 265/30R21 no catálogo.');
  await expect(lines.nth(1).getByRole('combobox')).toHaveValue('words');
  await expect(lines.nth(2).getByRole('combobox')).toHaveValue('nothing');
  await panel.getByRole('button', { name: 'Pôr no carrinho' }).click();
  await expect(panel).toBeHidden();
  expect((await stored(page, 'cartItens')).map(({ Quantity }) => Quantity)).toEqual([4]);
  await page.goto('/carrinho');
  await expect(page.getByText(`Na sua lista: “quatro ${product.Size}”`)).toBeVisible();
  const written = page.getByRole('region', { name: 'Por escrito' });
  await expect(written).toContainText('2 pneus 265/30R21 da kombi velha');
  await written.getByRole('button', { name: /^Remover/ }).click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(written).toContainText('kombi');
  await page.getByRole('button', { name: 'Fechar carrinho' }).click();
  await page
    .getByRole('link', { name: /^Orçamento \d+$/ })
    .first()
    .click();
  await expect(page.getByText('o vendedor ainda não respondeu')).toBeVisible();
  await expect(page.getByText(`Na sua lista: “quatro ${product.Size}”`)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('rodovia.freeItems'))).toBeNull();
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const desk = await openBrowser();
  await logInDirectly(desk, ADMIN);
  await desk.goto(`/admin/orcamentos/${code}`);
  await expect(desk.getByText(`Na lista do cliente: “quatro ${product.Size}”`)).toBeVisible();
  await desk.getByRole('button', { name: /^Responder “2 pneus 265\/30R21/ }).click();
  await desk.getByRole('searchbox').fill(product.Size);
  await desk
    .getByRole('button', { name: /^Escolher/ })
    .first()
    .click();
  await expect(desk.getByText(/Respondido com/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/o vendedor respondeu com/)).toBeVisible();
  await expectAccessible(desk);
  const { FreeItem } = await (
    await request.get(`/api/shopping-cart/${code}?include=FreeItem`, { headers: await authorized(request, ADMIN) })
  ).json();
  expect(FreeItem).toMatchObject([{ Quantity: 2, Answer: expect.stringContaining(product.Size) }]);
});

test('each line stays editable, a guess is said, and by keyboard a line is added, chosen and taken', async ({
  page,
  request,
}) => {
  const { Size } = await anyProduct(request);
  await page.setViewportSize({ width: 320, height: 640 });
  const panel = await read(page, '16 205/55');
  const lines = panel.getByRole('list', { name: 'Linhas da lista' }).getByRole('listitem');
  await expect(lines.getByText('Confira')).toBeVisible();
  const line = panel.getByRole('textbox', { name: /^Linha/ });
  await line.fill(`3x ${Size}`);
  await line.press('Enter');
  await expect(lines.first()).toContainText(`Entendi: 3 × ${Size}`);
  await expect(line).toBeFocused();
  await panel.getByRole('button', { name: 'Acrescentar linha' }).click();
  await page.keyboard.type('2 x 18.4-34 12 lonas');
  await page.keyboard.press('Enter');
  await expect(lines.nth(1)).toContainText('12 lonas');
  await lines.nth(1).getByRole('combobox').selectOption('words');
  await panel.getByRole('button', { name: 'Acrescentar linha' }).click();
  await lines
    .nth(2)
    .getByRole('button', { name: /^Remover a linha/ })
    .press('Enter');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(1).getByRole('textbox').first()).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await panel.getByRole('button', { name: 'Pôr no carrinho' }).click();
  await expect(page.getByRole('status').getByText(/1 produto \(3 pneus\) · 1 por escrito no carrinho/)).toBeVisible();
});

test('a paper orders what it says; other goods, two tyres in a line and very many are asked about', async ({
  page,
  request,
}) => {
  const { Size } = await anyProduct(request);
  const panel = await read(
    page,
    `1     10023 PNEU ${Size}    12     UN     2.150,00  25.800,00`,
    `2     10871 PNEU ${Size}    4     UN     389,90  1.559,60`,
    '4 câmaras de ar 7.50-16',
    `2 ${Size} e 6 7.50-16`,
    `10023 pneus ${Size}`,
  );
  const lines = panel.getByRole('list', { name: 'Linhas da lista' }).getByRole('listitem');
  await expect(lines.nth(0)).toContainText(`Entendi: 12 × ${Size}`);
  await expect(lines.nth(1)).toContainText(`Entendi: 4 × ${Size}`);
  await expect(lines.nth(2)).toContainText('A linha pede câmara de ar, e não pneu: o vendedor responde por escrito.');
  await expect(lines.nth(2).getByRole('combobox')).toHaveValue('words');
  await expect(lines.nth(3).getByRole('combobox')).toHaveValue('words');
  await lines.nth(3).getByRole('button', { name: 'Separar em 2 linhas' }).click();
  await expect(lines.nth(3)).toContainText(`Entendi: 2 × ${Size}`);
  await expect(lines.nth(4)).toContainText('Entendi: 6 × 7.50-16');
  await expect(lines.nth(5)).toContainText('São 10.023 de uma medida. Confira a quantidade.');
  await expect(panel.getByRole('status')).toContainText('1 linha por decidir');
  const take = panel.getByRole('button', { name: 'Pôr no carrinho' });
  await expect(take).toBeDisabled();
  await expectAccessible(page);
  await lines.nth(5).getByRole('combobox').selectOption('nothing');
  await take.click();
  await expect(panel).toBeHidden();
});

test('a sheet with headings is read as it is called, CSV and XLSX, and what is no list is refused with a sentence', async ({
  page,
  request,
}) => {
  const { Size } = await anyProduct(request);
  const panel = await open(page, '/carrinho');
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: 'Escolher arquivo' }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  };
  await choose('antiga.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]));
  await expect(panel.getByRole('alert')).toContainText('Salve como XLSX ou CSV');
  await choose('grande.txt', Buffer.alloc(2_000_001, 'x'));
  await expect(panel.getByRole('alert')).toContainText('mais de 2 MB');
  await choose('quebrada.xlsx', Buffer.from('PK\u0003\u0004 nada'));
  await expect(panel.getByRole('alert')).toContainText('Não consegui ler este arquivo');
  await choose(
    'lista.xlsx',
    xlsxOf([
      ['Item', 'Medida', 'Qtd', 'Preço'],
      [1, Size, 6, 399.9],
    ]),
  );
  const lines = panel.getByRole('list', { name: 'Linhas da lista' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText(`Entendi: 6 × ${Size}`);
  await panel.getByRole('button', { name: 'Voltar' }).click();
  await expect(panel.getByRole('textbox')).toHaveValue(`6x ${Size}`);
  await choose('lista.csv', Buffer.from(`Quantidade;Medida\r\n8;${Size}\r\n`, 'latin1'));
  await expect(lines.first()).toContainText(`Entendi: 8 × ${Size}`);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test('what could not be read says so, keeps the list, and is read again', async ({ page, request }) => {
    const { Size } = await anyProduct(request);
    await page.route('**/product/match-list', (route) => route.abort());
    const panel = await read(page, `2 ${Size}`);
    await expect(panel.getByRole('alert').getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(panel.getByRole('status')).toContainText('1 linha não lida');
    await expect(panel.getByRole('button', { name: 'Pôr no carrinho' })).toBeDisabled();
    await page.unroute('**/product/match-list');
    await panel.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(panel.getByRole('listitem').first()).toContainText(`Entendi: 2 × ${Size}`);

    await page.reload();

    await page.getByRole('button', { name: 'Cole a sua lista' }).click();
    await expect(panelOf(page).getByRole('textbox')).toHaveValue(`2 ${Size}`);
  });
});

test('staff put a client’s list into the new quotation', async ({ page, request }) => {
  const { Size } = await anyProduct(request);
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/orcamentos/novo');
  await page.getByRole('button', { name: 'Colar lista do cliente' }).click();
  const panel = panelOf(page, 'Lista do cliente');
  await panel.getByRole('textbox').fill(`4 ${Size}\n1 pneu de carroça`);
  await panel.getByRole('button', { name: 'Ler a lista' }).click();
  await expect(panel.getByRole('listitem').first()).toContainText(`4 × ${Size}`);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Pôr no orçamento' }).click();
  await page
    .getByRole('button', { name: 'Fechar Orçamento' })
    .or(page.getByRole('link', { name: 'Fechar Orçamento' }))
    .click();
  await expect(page.getByRole('region', { name: 'Por escrito' })).toContainText('1 pneu de carroça');
});
