import { createPerson, logInDirectly, PASSWORD } from '../../../support/accounts';
import { expect, test } from '../../../support/test';
import { goWithin } from '../../../support/within';

test('[BO-02] [BO-14] [BO-15] the header leads to the own profile, whose data change; an administrator changes those of a client too', async ({
  page,
}) => {
  const { Email } = await createPerson(page.request, 'admin', 'Antes de Mudar');
  await logInDirectly(page, Email);
  await page.goto('/admin');
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
  await expect(page).toHaveURL('/admin/perfil');
  await expect(page.getByRole('main').getByText('Antes de Mudar')).toBeVisible();
  await page.getByRole('button', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('CPF').fill('11111111111');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('CPF inválido.')).toBeVisible();
  await dialog.getByLabel('CPF').fill('52998224725');
  await dialog.getByLabel('Nome').fill('Depois de Mudar');
  await dialog.getByLabel('Celular').fill('21912345678');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Cadastro atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('main').getByText('(21) 91234-5678')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Olá, Depois')).toBeVisible();

  const { Code } = await createPerson(page.request, 'client', 'Cliente Antes');
  await goWithin(page, `/admin/clientes/${Code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cliente Antes' })).toBeVisible();
  await page.getByRole('button', { name: 'Editar' }).click();
  await dialog.getByLabel('Nome').fill('Cliente Depois');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cliente Depois' })).toBeVisible();
});

test('[BO-15] a seller finds profile and password in the own panel', async ({ page }) => {
  const { Email } = await createPerson(page.request, 'seller', 'Vendedora Antes');
  await logInDirectly(page, Email);
  await page.goto('/orcamentos');
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
  await expect(page).toHaveURL('/vendedor/perfil');
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trocar senha' });
  await dialog.getByLabel('Senha atual').fill(PASSWORD);
  await dialog.getByLabel('Nova senha', { exact: true }).fill('Outra#2026x');
  await dialog.getByLabel('Confirme a nova senha').fill('Outra#2026x');
  await dialog.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('Alterado com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Nome').fill('Vendedora Depois');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('banner').getByText('Olá, Vendedora')).toBeVisible();
  await expect(page.getByRole('main').getByText('Vendedora Depois')).toBeVisible();
  await page.getByRole('button', { name: 'Segurança da conta' }).click();
  await expect(page.getByRole('dialog', { name: 'Segurança da conta' })).toBeVisible();
});
