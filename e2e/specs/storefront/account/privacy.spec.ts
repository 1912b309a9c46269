import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { ADMIN, authorized, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { assignTo, createQuotation, newPerson } from '../../../support/data/quotations';
import { expect, test } from '../../../support/test';

const contentOf = async (download: Download) => readFile((await download.path()) ?? '', 'utf8');

async function downloadBy(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}

test('[SF-14] a client takes along what is held about it, and asks to be forgotten; an administrator decides', async ({
  page,
  openBrowser,
}) => {
  const client = await newPerson(page.request, 'client');
  const quotation = await createQuotation(page.request, client.Email);
  await logInDirectly(page, client.Email);
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { name: 'Meus dados' })).toBeVisible();
  await expectAccessible(page);
  const data = await downloadBy(page, 'Baixar em JSON');
  expect(data.suggestedFilename()).toBe('meus-dados.json');
  expect(JSON.parse(await contentOf(data)).Quotations).toMatchObject([{ Number: quotation.Number }]);
  const readable = await downloadBy(page, 'Baixar para ler');
  expect(await contentOf(readable)).toContain(client.Name);

  await page.getByRole('button', { name: 'Pedir a exclusão' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir a exclusão' }).click();
  await expect(page.getByText(/O pedido está em análise\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Retirar o pedido' }).click();
  await expect(page.getByRole('button', { name: 'Pedir a exclusão' })).toBeVisible();
  await page.getByRole('button', { name: 'Pedir a exclusão' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir a exclusão' }).click();
  await expect(page.getByRole('button', { name: 'Retirar o pedido' })).toBeVisible();

  const headers = await authorized(page.request, ADMIN);
  await page.request.put(`/api/shopping-cart/cancel-service/${quotation.Code}`, { headers, data: { value: 'x' } });
  const admin = await openBrowser();
  await logInDirectly(admin, ADMIN);
  await admin.goto('/admin/clientes');
  await admin.getByRole('button', { name: /^Pedidos de exclusão/ }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Pedidos de exclusão' })).toBeVisible();
  await admin.getByRole('button', { name: `Remover os dados de ${client.Name}` }).click();
  const question = admin.getByRole('dialog', { name: `Remover os dados de "${client.Name}"?` });
  // deleting the data ends the session: calls of the open page would be refused
  await page.close();
  await question.getByRole('button', { name: 'Remover os dados' }).click();
  await expect(admin.getByText('Dados removidos com sucesso!')).toBeVisible();
  await admin.goto(`/admin/clientes/${client.Code}`);
  await expect(admin.getByRole('heading', { level: 1, name: 'Cliente removido' })).toBeVisible();
});

test('[SF-14] a refusal tells the client why', async ({ page, openBrowser }) => {
  const client = await newPerson(page.request, 'client');
  await page.request.post('/api/person/erasure', { headers: await authorized(page.request, client.Email) });
  const admin = await openBrowser();
  await logInDirectly(admin, ADMIN);
  await admin.goto('/admin/exclusoes?status=PENDING');
  await admin.getByRole('button', { name: `Recusar o pedido de ${client.Name}` }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Motivo é obrigatório.')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Há uma garantia em curso.');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(admin.getByText('Pedido recusado.')).toBeVisible();
  await logInDirectly(page, client.Email);
  await page.goto('/perfil');
  await expect(page.getByText('O pedido de exclusão foi recusado: Há uma garantia em curso.')).toBeVisible();
});

test('[RO-04] a seller sees the document of a client when it asks for it', async ({ page }) => {
  const [client, seller] = [await newPerson(page.request, 'client'), await newPerson(page.request, 'seller')];
  const quotation = await createQuotation(page.request, client.Email);
  await assignTo(page.request, quotation, seller);
  await logInDirectly(page, seller.Email);
  await page.goto(`/orcamentos/${quotation.Code}`);
  await page.getByRole('button', { name: 'Ver documento' }).click();
  const digits = client.PhysicalDocument;
  const shown = `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6, 9)}-${digits.slice(9)}`;
  await expect(page.getByText(shown)).toBeVisible();
});
