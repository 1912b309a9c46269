import { generateCnpj } from '@brazilian-utils/brazilian-utils';
import { inTurn } from '../../../../testing/rotation.mjs';
import { ADMIN, logInDirectly, PASSWORD, uniqueEmail } from '../../../support/accounts';
import { expect, test } from '../../../support/test';

const kinds = [
  { path: '/admin/clientes', create: 'Novo cliente', title: 'Página do Cliente' },
  { path: '/admin/vendedores', create: 'Novo vendedor', title: 'Página do Vendedor' },
  { path: '/admin/administradores', create: 'Novo administrador', title: 'Página do Administrador' },
];

for (const { path, create, title } of inTurn(kinds, 3)) {
  test(`[BO-13] [BO-14] ${path}: creates a company, finds it and opens its page`, async ({ page }) => {
    const email = uniqueEmail('empresa');
    await logInDirectly(page, ADMIN);
    await page.goto(path);
    await page.getByRole('button', { name: create }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Pessoa jurídica').check();
    await dialog.getByLabel('Nome').fill('Empresa de Teste');
    await dialog.getByLabel('CNPJ').pressSequentially(generateCnpj());
    await dialog.getByLabel('Celular').pressSequentially('11987654321');
    await expect(dialog.getByLabel('Celular')).toHaveValue('(11) 98765-4321');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel('Confirmar senha').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(/criado com sucesso!/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox').fill(email);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.getByRole('row', { name: new RegExp(email) }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: email })).toBeVisible();
  });
}

test('[VA-01] the form of a person explains what is wrong', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/clientes');
  await page.getByRole('button', { name: 'Novo cliente' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('CPF').fill('11111111111');
  await dialog.getByLabel('Senha', { exact: true }).fill('uma');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  for (const sentence of [
    'Nome é obrigatório.',
    'CPF inválido.',
    'Celular é obrigatório.',
    'Email inválido.',
    'As senhas não coincidem.',
  ])
    await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(dialog.getByLabel('Nome')).toBeFocused();
});
