import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { createProduct, deactivateProduct } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

const chooser = (page: Page, name: RegExp | string = /^Comparar: /) => page.getByRole('button', { name });

test('tyres chosen in the list and on a page stand side by side, at an address that shows the same to everybody', async ({
  page,
  request,
  openBrowser,
}) => {
  const observation = 'Banda:Mista\nÍndice de carga:91';
  const one = await createProduct(request, { size: '205/55R16', observation, publicPrice: 500 });
  const other = await createProduct(request, { size: '225/50R17', observation: 'índice de CARGA:94\nBanda:Mista' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/modelos?term=${one.CodePub}`);
  await chooser(page, `Comparar: ${one.Size} ${one.Description}`).click();
  await expect(page.getByRole('link', { name: 'Comparar (1)' })).toBeVisible();
  await page.goto(`/modelos/${other.Code}`);
  await chooser(page).click();
  await page.getByRole('link', { name: 'Comparar (2)' }).click();
  await expect(page).toHaveURL(`/comparar?codes=${one.Code}%3B${other.Code}`);
  const table = page.getByRole('region', { name: 'Pneus lado a lado' }).getByRole('table');
  const row = (name: RegExp | string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Índice de carga diferente').getByRole('cell')).toHaveText(['91', '94']);
  await expect(row('Banda').getByRole('cell')).toHaveText(['Mista', 'Mista']);
  await expect(row('Banda')).not.toContainText('diferente');
  await expect(row('Preço').getByRole('cell')).toHaveText(['R$ 500,00', 'Sob consulta']);
  await expect(page.getByRole('img', { name: /^Contornos na mesma escala\. 205\/55R16.*225\/50R17/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);

  await deactivateProduct(request, other.Code);
  const address = page.url();
  const served = await (await request.get(address)).text();
  expect(served).toContain(one.Description);
  expect(served).toContain('Não está mais à venda.');
  const friend = await openBrowser();
  await friend.goto(address);
  await expect(friend.getByText('Não está mais à venda.')).toBeVisible();
  await expect(friend.getByText(other.Description)).toBeVisible();
  await friend.getByRole('link', { name: /^Tirar da comparação: o que não/ }).click();
  await expect(friend.getByRole('columnheader')).toHaveCount(1);
  await friend.goto('/comparar');
  await expect(friend.getByText('Nenhum pneu para comparar')).toBeVisible();
  await expectAccessible(friend);
});

test('a fifth tyre is refused with a sentence, and an address with five shows four and says so', async ({
  page,
  request,
}) => {
  const prefix = unique('Comparado ');
  const codes: string[] = [];
  for (const place of [0, 1, 2, 3, 4])
    codes.push((await createProduct(request, { description: `${prefix} ${place}` })).Code);
  await page.goto(`/modelos?term=${encodeURIComponent(prefix)}`);
  for (const place of [0, 1, 2, 3, 4]) await chooser(page).nth(place).click();
  await expect(page.getByRole('status').getByText(/^Só 4 pneus cabem lado a lado/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Comparar (4)' })).toBeVisible();
  await expect(chooser(page).nth(4)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(chooser(page).nth(3)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Esvaziar a comparação' }).click();
  await expect(page.getByRole('link', { name: /^Comparar \(/ })).toHaveCount(0);
  await page.goto(`/comparar?codes=${codes.join(';')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByText(/aqui estão os 4 primeiros do endereço/)).toBeVisible();
  await page.goto('/comparar?codes=nada;<script>;1');
  await expect(page.getByText('Nenhum pneu para comparar')).toBeVisible();
});
