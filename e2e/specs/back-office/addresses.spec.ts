import type { Locator, Page } from '@playwright/test';
import { ADMIN, createPerson, logInDirectly } from '../../support/accounts';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';
import { goWithin } from '../../support/within';

async function createAddress(page: Page, dialog: Locator) {
  await dialog.getByLabel('CEP').pressSequentially('01310100');
  await expect(dialog.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
  await expect(dialog.getByTitle('São Paulo', { exact: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Número é obrigatório.')).toBeVisible();
  await dialog.getByLabel('Número').fill('1000');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Endereço criado com sucesso!')).toBeVisible();
}

// the browser logs refused calls as errors
test.use({ expectedErrors: /status of (404|409|500)/ });

test('[BO-14] [VA-02] [ER-01] the address of a client is added, changed and deleted; an unknown CEP stands in nobody’s way, and a failed save says so', async ({
  page,
}) => {
  const { Code } = await createPerson(page.request, 'client', 'Cliente com Endereço');
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/clientes/${Code}`);
  const section = page.getByRole('region', { name: 'Endereço' });
  const dialog = page.getByRole('dialog');
  await expect(section.getByText('Sem itens')).toBeVisible();
  await section.getByRole('button', { name: 'Novo endereço' }).click();
  await createAddress(page, dialog);
  await expect(section.getByText('São Paulo / SP')).toBeVisible();
  await section.getByRole('button', { name: /^Editar endereço/ }).click();
  await expect(dialog.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
  await dialog.getByLabel('Complemento').fill('Sala 2');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Endereço atualizado com sucesso!')).toBeVisible();
  await expect(section.getByText('Sala 2')).toBeVisible();
  await section.getByRole('button', { name: /^Excluir endereço/ }).click();
  const question = page.getByRole('dialog', { name: /excluir o endereço "Avenida Paulista, 1000"/ });
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(section.getByText('Sem itens')).toBeVisible();

  await section.getByRole('button', { name: 'Novo endereço' }).click();
  const found = {
    CityCode: '3550308',
    CityName: 'São Paulo',
    StateCode: 'SP',
    LongAddress: 'Rua A',
    Neighborhood: 'Sé',
  };
  await page.route('**/city/GetByCep**', (route) => {
    const known = route.request().url().includes('01310100');
    return known ? route.fulfill({ json: found }) : route.fulfill({ status: 404, json: { code: 404, message: '' } });
  });
  await dialog.getByLabel('CEP').fill('00000000');
  await expect(dialog.getByText('CEP não encontrado.')).toBeVisible();
  await dialog.getByLabel('CEP').fill('01310100');
  await expect(dialog.getByLabel('Bairro')).toHaveValue('Sé');
  await dialog.getByLabel('Número').fill('1');
  const failure = { code: 500, message: 'Erro interno.' };
  await page.route('**/api/address', (route) => route.fulfill({ status: 500, json: failure }));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Erro ao atualizar o endereço. Erro interno.')).toBeVisible();
  await expect(dialog.getByLabel('Número')).toHaveValue('1');
});

test('[BO-13] [BO-15] [VA-02] [ST-06] the own profile has its address too, and the own account may not be switched off', async ({
  page,
}) => {
  const { Code, Email, Name } = await createPerson(page.request, 'admin', unique('Eu '));
  await logInDirectly(page, Email);
  await page.goto('/admin/perfil');
  await page.getByRole('button', { name: 'Novo endereço' }).click();
  await createAddress(page, page.getByRole('dialog'));
  await expect(page.getByRole('region', { name: 'Endereço' }).getByText('Bela Vista')).toBeVisible();

  await goWithin(page, `/admin/administradores/${Code}`);
  await page.getByRole('button', { name: `Ativo: desativar ${Name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Error: Você não pode desativar a própria conta.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Ativo: desativar ${Name}` })).toBeVisible();
});
