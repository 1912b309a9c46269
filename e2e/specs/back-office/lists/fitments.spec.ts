import { ADMIN, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { crudSuite } from '../../../support/crud-suite';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';

crudSuite({
  path: '/admin/veiculos',
  resource: 'fitment',
  many: 'Veículos',
  the: 'o veículo',
  exportFile: 'reportFitments',
  fill: async (dialog, name) => {
    await dialog.getByLabel('Nome').fill(name);
    await dialog.getByLabel('Anos').fill('2016 a 2020');
    await dialog.getByRole('combobox', { name: 'Tipo' }).fill('Vans');
    await dialog.page().getByTitle('Vans', { exact: true }).click();
    await dialog.getByLabel('Medidas de fábrica').fill('205/75R16');
    await dialog.getByLabel('Fonte').fill('Manual');
  },
  payload: (name) => ({ description: name, years: '2016', type: 'Vans', sizes: '205/75R16', source: 'Manual' }),
  required: [
    'Nome é obrigatório.',
    'Anos são obrigatórios.',
    'Tipo é obrigatório.',
    'Medidas de fábrica são obrigatórias.',
    'Fonte é obrigatória.',
  ],
});

test('a file of vehicles says every wrong cell, and what it would do, before anything is written', async ({ page }) => {
  const name = unique('Arquivo ');
  const file = (...lines: string[]) => ({
    name: 'veiculos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Veículo;Anos;Tipo;Medidas de fábrica;Fonte;Cor', ...lines].join('\n')),
  });
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/veiculos');
  await page.getByRole('button', { name: 'Importar CSV ou XLSX' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar veículos' });
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(page.getByText('Selecione um arquivo CSV')).toBeVisible();
  const choice = dialog.getByLabel('Arquivo CSV ou XLSX');
  await choice.setInputFiles(file(`${name};ontem;Vans;aro 16;Manual;azul`));
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(dialog.getByText('Nada foi importado: 1 linha com erro.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText(`Linha 2 · ${name}`);
  await expect(dialog.getByRole('listitem')).toContainText('Medida desconhecida: aro 16.');
  await expect(dialog.getByText('Coluna desconhecida: Cor. Ela não é importada.')).toBeVisible();
  await expectAccessible(page);
  await choice.setInputFiles(file(`${name};2016 a 2020;Vans;205/75 r16;Manual;azul`));
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(dialog.getByText('Prévia: 1 veículo novo, 0 alterados, 0 sem mudanças.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('Importação concluída: 1 veículo novo, 0 alterados, 0 sem mudanças.')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('205/75R16');
});
