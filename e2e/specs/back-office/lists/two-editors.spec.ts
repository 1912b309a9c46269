import type { Page } from '@playwright/test';
import { ADMIN, authorized, createPerson, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { expectToFitPhones } from '../../../support/checks/narrow';
import { createProduct, readProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';

test.use({ expectedErrors: /status of 412/ });

const CHANGED = 'Este registro foi alterado por outra pessoa';

async function openEditor(page: Page, path: string) {
  await logInDirectly(page, ADMIN);
  await page.goto(path);
  await page.getByRole('button', { name: 'Editar' }).click();
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name });
const side = (page: Page, name: string, whose: RegExp) =>
  page.getByRole('group', { name }).getByRole('radio', { name: whose });

test('[AP-06] of two who edit the same product the second sees both versions, and neither loses what it typed', async ({
  page,
  openBrowser,
}) => {
  const product = await createProduct(page.request);
  const path = `/admin/produtos/${product.Code}`;
  const other = await openBrowser();
  await openEditor(page, path);
  await openEditor(other, path);

  await field(page, 'Descrição').first().fill('Descrita pela primeira');
  await field(page, 'Unidade').fill('PAR');
  await save(page);
  await expect(page.getByText('Cadastro de produto atualizado com sucesso!')).toBeVisible();

  await field(other, 'Descrição').first().fill('Descrita pela segunda');
  await field(other, 'Código público').fill('PUB-SEGUNDA');
  await save(other);
  await expect(other.getByRole('heading', { name: CHANGED })).toBeFocused();
  await expect(other.getByText('Descrita pela primeira')).toBeVisible();
  await expect(other.getByText(/^Quem salvou: Administração/)).toBeVisible();
  await expectAccessible(other);
  await expectToFitPhones(other.getByRole('dialog'));
  await expect(side(other, 'Descrição', /Digitado por você/)).toBeChecked();
  await expect(side(other, 'Unidade', /Salvo por outra pessoa PAR/)).toBeChecked();

  await other.getByRole('button', { name: 'Voltar ao formulário' }).click();
  await expect(field(other, 'Código público')).toHaveValue('PUB-SEGUNDA');
  await expect(field(other, 'Unidade')).toHaveValue('PAR');
  await field(page, 'Descrição').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Editar' }).click();
  await field(page, 'Unidade').fill('JOGO');
  await save(page);
  await expect.poll(async () => (await readProduct(page.request, product)).Unit).toBe('JOGO');

  await save(other);
  await side(other, 'Descrição', /Salvo por outra pessoa/).check();
  await expect(side(other, 'Código público', /Digitado por você PUB-SEGUNDA/)).toBeChecked();
  await other.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expect(other.getByText('Cadastro de produto atualizado com sucesso!')).toBeVisible();
  expect(await readProduct(page.request, product)).toMatchObject({
    Description: 'Descrita pela primeira',
    CodePub: 'PUB-SEGUNDA',
    Unit: 'JOGO',
  });
});

test('[AP-06] what nobody else has touched is saved without a question', async ({ page }) => {
  const product = await createProduct(page.request);
  await openEditor(page, `/admin/produtos/${product.Code}`);
  await field(page, 'Unidade').fill('PAR');
  const headers = await authorized(page.request, ADMIN);
  await page.request.put(`/api/product/setInactive/${product.Code}`, { headers });
  await save(page);
  await expect(page.getByText('Cadastro de produto atualizado com sucesso!')).toBeVisible();
  expect(await readProduct(page.request, product)).toMatchObject({ Unit: 'PAR', IsActive: false });
});

test('[SF-14] a client whose data the shop has changed meanwhile chooses too', async ({ page }) => {
  const person = await createPerson(page.request, 'client', 'Cliente Antes');
  await logInDirectly(page, person.Email);
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Editar dados' }).click();
  await page.getByLabel('Nome completo').fill('Cliente Digitado');
  const { Code, PhysicalDocument } = person;
  const changed = { code: Code, name: 'Cliente da Loja', mobile: '(11) 91111-1111', document: PhysicalDocument };
  const headers = await authorized(page.request, ADMIN);
  await page.request.put('/api/person', { headers, data: { ...changed, isPhysical: true } });
  await save(page);
  await expect(page.getByRole('heading', { name: CHANGED })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ficar com tudo o que está salvo' }).click();
  await side(page, 'Nome completo', /Digitado por você/).check();
  await page.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
  await expect(page.getByText('(11) 91111-1111')).toBeVisible();
  await expect(page.getByRole('main').getByText('Cliente Digitado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conta de Cliente Digitado' })).toBeVisible();
});
