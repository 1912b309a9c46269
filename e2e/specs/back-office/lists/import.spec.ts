import { writeFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import type { Product } from '@rodovia/shared/contracts/catalog';
import { closeImport, csvOf, openImport, previewOf, threeFates } from '../../../pages/product-import';
import { ADMIN, authorized, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { xlsxOf } from '../../../support/data/xlsx';
import { expect, test } from '../../../support/test';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function found(request: APIRequestContext, term: string): Promise<Product[]> {
  const answer = await request.get(`/api/product/pagged?term=${term}`, { headers: await authorized(request, ADMIN) });
  return (await answer.json()).Results as Product[];
}

test.beforeEach(({ page }) => logInDirectly(page, ADMIN));

test('[BO-18] [AP-10] an import says what it needs, shows every cell before it writes, and what it did; of a file with wrong cells it writes nothing, or what is right alone, and a long one is turned over', async ({
  page,
  request,
}) => {
  const { prefix, codes, lines } = await threeFates(request);
  const dialog = await openImport(page);
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(page.getByText('Selecione um arquivo CSV')).toBeVisible();
  await dialog.getByLabel('Arquivo CSV ou XLSX').setInputFiles(csvOf(lines));
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();

  await expect(dialog.getByText('Prévia: 1 produto novo, 1 alterado, 1 sem mudança.')).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveText(['Novos 1', 'Alterados 1', 'Sem mudança 1', 'Com erro 0']);
  const panel = dialog.getByRole('tabpanel');
  await expect(panel).toContainText(`Linha 4 · ${codes[2]}`);
  await expect(panel).toContainText('Medida175/70R14');
  await dialog.getByRole('tab', { name: /^Novos/ }).press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: /^Alterados/ })).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveText([
    `Linha 2 · ${codes[0]}Medidaantes: 205/55R16 → , depois: 195/60R15Preço públicoantes: 399,90 → , depois: 1.410,50`,
  ]);
  await dialog.getByRole('tab', { name: /^Sem mudança/ }).click();
  await expect(panel.getByRole('listitem')).toHaveText([`Linha 3 · ${codes[1]}`]);
  const before = await found(request, prefix);
  expect(before.map(({ InternCode, Size }) => `${InternCode} ${Size}`).sort()).toEqual([
    `${codes[0]} 205/55R16`,
    `${codes[1]} 185/65R15`,
  ]);

  await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(dialog.getByText('Importação concluída: 1 produto novo, 1 alterado, 1 sem mudança.')).toBeVisible();
  await closeImport(dialog);
  await expect(page.getByRole('row', { name: new RegExp(`${codes[2]}`) })).toContainText('175/70R14');
  const after = await found(request, prefix);
  expect(after.map(({ InternCode, Size }) => `${InternCode} ${Size}`).sort()).toEqual([
    `${codes[0]} 195/60R15`,
    `${codes[1]} 185/65R15`,
    `${codes[2]} 175/70R14`,
  ]);

  await test.step('wrong cells are said by line and column, and none of the good lines is written', async () => {
    const { prefix, codes, lines } = await threeFates(request);
    const [heading = '', changed = '', , added = ''] = lines;
    const wrong = [changed.replace('1.410,50', 'caro').replace('195/60R15', ''), changed];
    const dialog = await previewOf(page, [heading, added, ...wrong]);
    await expect(dialog.getByText('Nada foi importado: 2 linhas com erro.')).toBeVisible();
    await expect(dialog.getByRole('tab', { name: 'Com erro 2' })).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('tabpanel').getByRole('listitem')).toHaveText([
      `Linha 3 · ${codes[0]}MedidaValor obrigatório.Preço públicoPreço inválido: caro.`,
      `Linha 4 · ${codes[0]}Código internoRepetido: já está na linha 3.`,
    ]);
    await expect(dialog.getByRole('button', { name: 'Importar', exact: true })).toHaveCount(0);
    expect((await found(request, prefix)).map(({ Size }) => Size).sort()).toEqual(['185/65R15', '205/55R16']);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar 2 linhas com erro' }).click();
    expect((await download).suggestedFilename()).toBe('linhasComErro.xlsx');
    await dialog.getByRole('button', { name: 'Importar só 1 linha certa' }).click();
    await expect(dialog.getByText('2 linhas com erro ficaram de fora.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Baixar 2 linhas com erro' })).toBeVisible();
    expect((await found(request, prefix)).map(({ Size }) => Size).sort()).toEqual([
      '175/70R14',
      '185/65R15',
      '205/55R16',
    ]);
    await closeImport(dialog);
  });

  await test.step('a long file is turned over page by page', async () => {
    const { codes, lines: own } = await threeFates(request);
    const [heading = '', , , added = ''] = own;
    const many = Array.from({ length: 230 }, (_, index) => added.replaceAll(codes[2], `${codes[2]}${index}`));
    const dialog = await previewOf(page, [heading, ...many]);
    await expect(dialog.getByText('Mostrando as linhas 1 a 200 de 230.')).toBeVisible();
    const lines = dialog.getByRole('tabpanel').getByRole('listitem');
    await expect(lines).toHaveCount(200);
    await dialog.getByRole('button', { name: 'Próximas' }).click();
    await expect(dialog.getByText('Mostrando as linhas 201 a 230 de 230.')).toBeVisible();
    await expect(lines).toHaveCount(30);
    await expect(lines.first()).toContainText(`Linha 202 · ${codes[2]}200`);
    await expect(dialog.getByRole('button', { name: 'Próximas' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Anteriores' }).click();
    await expect(lines).toHaveCount(200);
    await dialog.getByRole('tab', { name: 'Para conferir 229' }).click();
    await expect(dialog.getByRole('tabpanel').getByRole('listitem').first()).toContainText(
      'Mesma marca, modelo e medida da linha 2.',
    );
  });
});

test('[BO-18] [AP-10] a workbook is read as it is, its unknown column named, and its import undone', async ({
  page,
  request,
}) => {
  const { prefix, codes, lines } = await threeFates(request);
  const rows = lines.map((line, at) => [...line.split(';'), at === 0 ? 'Fabricante' : 'X']);
  const place = rows[0]?.findIndex((name) => name.includes('Preço')) ?? -1;
  const buffer = xlsxOf(
    rows.map((row, at) => row.map((cell, column) => (at === 1 && column === place ? 1410.5 : cell))),
  );
  const dialog = await openImport(page);
  await dialog.getByLabel('Arquivo CSV ou XLSX').setInputFiles({ name: 'produtos.xlsx', mimeType: XLSX, buffer });
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(dialog.getByText('Prévia: 1 produto novo, 1 alterado, 1 sem mudança.')).toBeVisible();
  await expect(dialog.getByText('Coluna desconhecida: Fabricante. Ela não é importada.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(dialog.getByText('Importação concluída: 1 produto novo, 1 alterado, 1 sem mudança.')).toBeVisible();
  expect((await found(request, prefix)).find(({ InternCode }) => InternCode === codes[0])?.PublicPrice).toBe(1410.5);
  await dialog.getByRole('button', { name: 'Desfazer importação' }).click();
  await expect(
    page.getByText('Alteração desfeita: 1 produto voltou ao que era, 1 produto novo foi excluído.'),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await found(request, prefix)).map(({ InternCode, PublicPrice }) => [InternCode, PublicPrice]).sort()).toEqual(
    [
      [codes[0], 399.9],
      [codes[1], null],
    ],
  );
});

test.describe('between preview and import', () => {
  test.use({ expectedErrors: /status of (400|409)/ });

  test('[BO-18] [AP-10] what has become wrong is refused as a whole, what somebody changes is shown anew, and a file that is saved again is chosen again', async ({
    page,
    request,
  }, testInfo) => {
    const { prefix, lines } = await threeFates(request);
    const headers = await authorized(request, ADMIN);
    const brand = await request.post('/api/brand', { headers, data: { description: `Marca ${prefix}` } });
    const { Code, Description } = (await brand.json()) as { Code: string; Description: string };
    const [heading = '', changed = '', , added = ''] = lines;
    const place = heading.split(';').findIndex((name) => name.includes('Marca'));
    const own = added.split(';').map((cell, index) => (index === place ? Description : cell));
    const dialog = await previewOf(page, [heading, changed, own.join(';')]);
    expect((await request.delete('/api/brand', { headers, data: { code: Code } })).ok()).toBe(true);
    await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
    await expect(dialog.getByText(/^Erro ao importar Nada foi importado: 1 linha com erro\./)).toBeVisible();
    await expect(dialog.getByRole('tabpanel')).toContainText(`Marca não cadastrada: ${Description}.`);
    expect((await found(request, prefix)).map(({ Size }) => Size).sort()).toEqual(['185/65R15', '205/55R16']);
    await closeImport(dialog);

    await test.step('a product that somebody changes meanwhile is shown anew before it is overwritten', async () => {
      const { prefix, codes, lines } = await threeFates(request);
      const dialog = await previewOf(page, lines);
      const headers = await authorized(request, ADMIN);
      const same = (await found(request, prefix)).find(({ InternCode }) => InternCode === codes[1]);
      expect((await request.put(`/api/product/setInactive/${same?.Code}`, { headers })).ok()).toBe(true);
      await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
      await expect(
        dialog.getByText('Erro ao importar Os produtos mudaram depois da prévia. Confira a nova prévia.'),
      ).toBeVisible();
      await expect(dialog.getByText('Prévia: 1 produto novo, 2 alterados, 0 sem mudanças.')).toBeVisible();
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
      await expect(
        dialog.getByText('Importação concluída: 1 produto novo, 2 alterados, 0 sem mudanças.'),
      ).toBeVisible();
      await closeImport(dialog);
    });

    await test.step('a file that is saved again is not lost, nor the session with it', async () => {
      const { prefix, codes, lines } = await threeFates(request);
      const file = testInfo.outputPath('produtos.csv');
      await writeFile(file, lines.join('\r\n'));
      const dialog = await openImport(page);
      await dialog.getByLabel('Arquivo CSV ou XLSX').setInputFiles(file);
      await writeFile(file, `${lines.join('\r\n')}\r\n`);
      await dialog.getByRole('button', { name: 'Ver prévia' }).click();
      await expect(dialog.getByText('O arquivo mudou depois de escolhido. Escolha-o de novo.')).toBeVisible();
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByLabel('Arquivo CSV ou XLSX').click();
      await (await chooser).setFiles(file);
      await dialog.getByRole('button', { name: 'Ver prévia' }).click();
      await expect(dialog.getByText(/^Prévia: 1 produto novo/)).toBeVisible();
      await writeFile(file, 'outra coisa');
      await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
      await expect(dialog.getByText(/^Importação concluída: 1 produto novo, 1 alterado/)).toBeVisible();
      expect((await found(request, prefix)).map(({ InternCode }) => InternCode).sort()).toEqual([...codes]);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 } });

  test('[BO-18] the preview is read without sideways scrolling and has no violation', async ({ page, request }) => {
    const { codes, lines } = await threeFates(request);
    const [heading = '', changed = '', same = '', added = ''] = lines;
    const twin = added.replaceAll(codes[2], `${codes[2]}X`);
    const wrong = changed.replace('195/60R15', '');
    const dialog = await previewOf(page, [heading, changed, same, added, twin, wrong]);
    for (const name of ['Com erro', 'Novos', 'Alterados', 'Sem mudança', 'Para conferir']) {
      await dialog.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
      await expectAccessible(page);
      const panel = dialog.getByRole('tabpanel');
      expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});
