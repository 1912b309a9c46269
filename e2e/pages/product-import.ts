import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Product } from '@rodovia/shared/contracts/catalog';
import type { ExportResult } from '@rodovia/shared/contracts/records';
import { ADMIN, authorized } from '../support/accounts';
import { createProduct } from '../support/data/catalogue';
import { expect } from '../support/test';
import { unique } from '../support/unique';

/** Returns the list's own export of some products: the header and the line of each. */
export async function exportOf(request: APIRequestContext, products: readonly Product[]): Promise<string[]> {
  const codes = products.map(({ Code }) => Code).join(';');
  const url = `/api/product/export?codes=${encodeURIComponent(codes)}`;
  const answer = await request.get(url, { headers: await authorized(request, ADMIN) });
  const [heading = '', ...lines] = ((await answer.json()) as ExportResult).Object.trim().split('\r\n');
  return [heading, ...products.map(({ InternCode }) => lines.find((line) => line.includes(InternCode)) ?? '')];
}

/** A file of these lines. */
export const csvOf = (lines: readonly string[]) => ({
  name: 'produtos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

/** Opens the import, in the list of products if that is open already. */
export async function openImport(page: Page) {
  if (new URL(page.url()).pathname !== '/admin/produtos') await page.goto('/admin/produtos');
  const opener = page.getByRole('button', { name: 'Importar CSV ou XLSX' });
  const fold = page.getByRole('button', { name: 'Filtros e opções' });
  await expect(opener.or(fold).first()).toBeVisible();
  if (!(await opener.isVisible())) await fold.click();
  await opener.click();
  return page.getByRole('dialog');
}

/** Opens the import, chooses the lines as a file and asks for the preview. */
export async function previewOf(page: Page, lines: readonly string[]) {
  const dialog = await openImport(page);
  await dialog.getByLabel('Arquivo CSV ou XLSX').setInputFiles(csvOf(lines));
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(dialog.getByRole('tablist', { name: 'Linhas do arquivo' })).toBeVisible();
  return dialog;
}

/** Closes the dialog. */
export async function closeImport(dialog: Locator) {
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(dialog).toHaveCount(0);
}

/** Creates two products and the lines of a file that changes one, repeats the other and adds a third. */
export async function threeFates(request: APIRequestContext) {
  const prefix = unique('T');
  const codes = ['A', 'B', 'C'].map((end) => `${prefix}${end}`);
  const [first = '', second = '', third = ''] = codes;
  const changed = await createProduct(request, { internCode: first, codePub: first, publicPrice: 399.9 });
  const same = await createProduct(request, { internCode: second, codePub: second, size: '185/65R15' });
  const [heading = '', one = '', two = ''] = await exportOf(request, [changed, same]);
  const lines = [
    heading,
    one.replace('205/55R16', '195/60R15').replace(/;399[.,]90?;/, ';1.410,50;'),
    two,
    two.replaceAll(second, third).replace('185/65R15', '175/70R14'),
  ];
  return { prefix, codes: [first, second, third] as const, lines };
}
