import { generateCnpj } from '@brazilian-utils/brazilian-utils';
import type { Page } from '@playwright/test';
import { ADMIN, PASSWORD, uniqueEmail } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { expect, test } from '../../../support/test';

async function openRegistration(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cadastre-se' }).click();
  return page.getByRole('dialog');
}

async function fillCompany(page: Page, email: string) {
  const dialog = await openRegistration(page);
  await dialog.getByLabel('Empresa').check();
  await dialog.getByLabel('Razão social').fill('Empresa de Teste');
  await dialog.getByLabel('CNPJ').fill(generateCnpj());
  await dialog.getByLabel('Celular').fill('11987654321');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirme a senha').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  return dialog;
}

test('[VA-01] [VA-04] the first step shows one error at a time, in order; numbers are understood however they are written, and masks keep a correction where it is', async ({
  page,
}) => {
  const dialog = await openRegistration(page);
  const next = dialog.getByRole('button', { name: 'Continuar' });
  const steps: [label: string, message: string, value: string][] = [
    ['Nome completo', 'Nome é obrigatório.', 'Pessoa de Teste'],
    ['CPF', 'CPF inválido.', '52998224725'],
    ['Celular', 'Celular é obrigatório.', '11987654321'],
    ['E-mail', 'Email inválido.', 'teste@rodovia.example'],
    ['Senha', 'Senha é obrigatório.', PASSWORD],
    ['Confirme a senha', 'As senhas não coincidem.', PASSWORD],
  ];
  for (const [label, message, value] of steps) {
    await next.click();
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByLabel(label, { exact: true })).toBeFocused();
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await expect(dialog.getByLabel('CPF')).toHaveValue('529.982.247-25');

  const mobile = dialog.getByLabel('Celular');
  for (const typed of ['+55 11 91234-5678', '011 91234 5678', '11.91234.5678']) {
    await mobile.fill('');
    await mobile.pressSequentially(typed);
    await expect(mobile).toHaveValue('(11) 91234-5678');
    await mobile.fill(typed);
    await expect(mobile).toHaveValue('(11) 91234-5678');
  }
  for (const typed of ['11 91234-56789', '+1 202 555 0100']) {
    await mobile.fill(typed);
    await next.click();
    await expect(dialog.getByText('Celular inválido. Informe o DDD e o número.')).toBeVisible();
    await expect(mobile).toHaveValue(typed);
  }
  await mobile.fill('1133334444');
  await expect(mobile).toHaveValue('(11) 3333-4444');

  const cpf = dialog.getByLabel('CPF');
  const paste = (text: string) =>
    cpf.evaluate((input: HTMLInputElement, value) => {
      input.focus();
      input.select();
      document.execCommand('insertText', false, value);
    }, text);
  await paste(' 529.982.247-25 ');
  await expect(cpf).toHaveValue('529.982.247-25');
  await paste('52998224725999');
  await expect(cpf).toHaveValue('529.982.247-25');
  await cpf.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.press('Backspace');
  await expect(cpf).toHaveValue('599.822.472-5');
  await page.keyboard.type('2');
  await expect(cpf).toHaveValue('529.982.247-25');
  expect(await cpf.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);

  await mobile.fill('11987654321');
  await expect(mobile).toHaveValue('(11) 98765-4321');
  await next.click();
  await expect(page.getByRole('dialog', { name: /endereço/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await dialog.getByLabel('Empresa').check();
  await dialog.getByLabel('CNPJ').fill('12abc34501de35');
  await expect(dialog.getByLabel('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
});

test('[SF-19][SF-20][VA-02] a company registers, the CEP says that it is looked up and fills the address, going back loses nothing, home opens logged in', async ({
  page,
}) => {
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/city/GetByCep**', async (route) => {
    await requested;
    await route.continue();
  });
  const dialog = await fillCompany(page, uniqueEmail('empresa'));
  await dialog.getByLabel('CEP').fill('01310100');
  await expect(dialog.getByText('Buscando o endereço…')).toBeVisible();
  answer();
  await expect(dialog.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
  await expect(dialog.getByLabel('Bairro')).toHaveValue('Bela Vista');
  await expect(dialog.getByText('Buscando o endereço…')).toBeHidden();
  await expect(dialog.getByLabel('Estado').locator('option:checked')).toHaveText('São Paulo');
  await expect(dialog.getByLabel('Cidade').locator('option:checked')).toHaveText('São Paulo');
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await expect(dialog.getByLabel('Razão social')).toHaveValue('Empresa de Teste');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(dialog.getByText('Número é obrigatório.')).toBeVisible();
  await dialog.getByLabel('Número').fill('1000');
  await dialog.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('Usuário cadastrado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Conta de Empresa de Teste' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 560 } });

  /** Expects the visible part of a field in the dialog to lie below the dialog's header, together with its label. */
  const expectClear = async (page: Page, label: string) => {
    const dialog = page.getByRole('dialog');
    const head = await dialog.locator('header').boundingBox();
    const name = await dialog.getByText(label, { exact: true }).boundingBox();
    const field = await dialog.getByLabel(label, { exact: true }).boundingBox();
    if (!head || !name || !field) throw new Error(`${label} is not shown`);
    expect(name.y).toBeGreaterThanOrEqual(head.y + head.height);
    expect(field.y + field.height).toBeLessThanOrEqual(560);
  };

  test('[SF-18] the second step begins at its top, and a wrong field is never under the head', async ({ page }) => {
    const dialog = await fillCompany(page, uniqueEmail('empresa'));
    await expect(dialog.getByLabel('CEP')).toBeFocused();
    await expectClear(page, 'CEP');
    await dialog.getByRole('button', { name: 'Voltar' }).click();
    await dialog.getByLabel('Razão social').fill('');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByText('Nome é obrigatório.')).toBeVisible();
    await expect(dialog.getByLabel('Razão social')).toBeFocused();
    await expectClear(page, 'Razão social');
  });
});

test('[SF-18] a password can be looked at; leaving asks first; what was typed is kept on this device, and never the password', async ({
  page,
}) => {
  const dialog = await openRegistration(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openRegistration(page);
  await dialog.getByLabel('Nome completo').fill('Ana de Teste');
  const password = dialog.getByLabel('Senha', { exact: true });
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Mostrar senha' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(dialog.getByLabel('Confirme a senha')).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Ocultar senha' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('heading', { name: 'Sair do cadastro?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Nome completo')).toHaveValue('Ana de Teste');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(PASSWORD);
  await page.reload();
  await openRegistration(page);
  await expect(dialog.getByText('falta a senha')).toBeVisible();
  await expect(dialog.getByLabel('Nome completo')).toHaveValue('Ana de Teste');
  await expect(dialog.getByLabel('Senha', { exact: true })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await dialog.getByRole('button', { name: 'Apagar e sair' }).click();
  await expect(dialog).toBeHidden();
  await openRegistration(page);
  await expect(dialog.getByLabel('Nome completo')).toHaveValue('');
  await dialog.getByLabel('Nome completo').fill('Bia de Teste');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await dialog.getByRole('button', { name: 'Guardar e sair' }).click();
  await openRegistration(page);
  await dialog.getByRole('button', { name: 'Começar de novo' }).click();
  await expect(dialog.getByLabel('Nome completo')).toHaveValue('');
});

test('a device without room says so, and the registration goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const dialog = await openRegistration(page);
  await dialog.getByLabel('Nome completo').fill('Ana');
  await expect(page.getByText('Este aparelho está sem espaço')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('o que você digitou se perde ao sair')).toBeVisible();
});

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: /status of (400|404|409|500)/ });

  test('[SF-19][SF-20] a CEP that is nowhere is said and the form goes on; an e-mail that is taken leads back to its field, and nothing is lost', async ({
    page,
  }) => {
    const dialog = await fillCompany(page, ADMIN);
    await dialog.getByLabel('CEP').fill('01310100');
    await expect(dialog.getByLabel('Estado').locator('option:checked')).toHaveText('São Paulo');
    await dialog.getByLabel('CEP').fill('00000000');
    await expect(dialog.getByText('CEP não encontrado.')).toBeVisible();
    await expect(dialog.getByLabel('Estado')).toHaveValue('');
    await expect(dialog.getByLabel('Logradouro')).toHaveValue('');
    await page.route('**/city/GetByCep**', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":500,"message":""}' }),
    );
    await dialog.getByLabel('CEP').fill('01310200');
    await expect(dialog.getByText('Erro ao buscar informações pelo CEP.')).toBeVisible();
    await expect(dialog.getByLabel('Logradouro')).toBeEditable();
    await page.unrouteAll();

    await dialog.getByLabel('CEP').fill('01310100');
    await expect(dialog.getByLabel('Bairro')).toHaveValue('Bela Vista');
    await dialog.getByLabel('Número').fill('1');
    await dialog.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(dialog.getByLabel('E-mail')).toBeFocused();
    await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Razão social')).toHaveValue('Empresa de Teste');
  });
});
