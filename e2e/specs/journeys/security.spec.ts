import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ADMIN, authorized, createPerson, logInDirectly, PASSWORD } from '../../support/accounts';
import { expectAccessible } from '../../support/checks/axe';
import { expectToFitPhones } from '../../support/checks/narrow';
import { earlierCode } from '../../support/codes';
import { expect, test } from '../../support/test';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Segurança da conta' });

async function openSecurity(page: Page) {
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Segurança da conta' }).click();
  return dialogOf(page);
}

async function giveCredentials(page: Page, email: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Senha').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  return dialog;
}

/** Adds a virtual authenticator that stores passkeys and consents to everything. */
async function plugIn(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await client.send('WebAuthn.addVirtualAuthenticator', { options });
}

/** Sets up an authenticator app over HTTP. */
async function addApp(request: APIRequestContext, email: string) {
  const headers = await authorized(request, email);
  const enrolment = await request.post('/api/second-step/totp', { headers, data: { currentPassword: PASSWORD } });
  const app = new TOTP({ secret: Secret.fromBase32((await enrolment.json()).Secret) });
  const done = await request.put('/api/second-step/totp', { headers, data: { code: app.generate() } });
  expect(done.ok(), await done.text()).toBe(true);
}

test.describe('the second step', () => {
  test.use({ expectedErrors: /status of (400|401)/ });

  test('an app of codes is set up in the profile and asked for at the next log-in; a recovery code does too', async ({
    page,
    request,
    openBrowser,
  }) => {
    const client = await createPerson(request, 'client', 'Cliente com aplicativo');
    await logInDirectly(page, client.Email);
    const dialog = await openSecurity(page);
    await dialog.getByRole('button', { name: 'Ligar aplicativo' }).click();
    await dialog.getByLabel('Senha atual').fill('errada');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByText('Senha atual incorreta.')).toBeVisible();
    await dialog.getByLabel('Senha atual').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByRole('img', { name: /aplicativo de autenticação/ })).toBeVisible();
    const secret = Secret.fromBase32(await dialog.locator('code').innerText());
    const app = new TOTP({ secret });
    await dialog.getByLabel('Código de 6 dígitos').fill(await earlierCode(app));
    await dialog.getByRole('button', { name: 'Ligar', exact: true }).click();
    const list = dialog.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    const [recoveryCode = ''] = await list.allInnerTexts();
    await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await expect(dialog.getByText('Ligado')).toBeVisible();

    const other = await openBrowser();
    const login = await giveCredentials(other, client.Email);
    const field = login.getByLabel('Código do aplicativo');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expectToFitPhones(login);
    await field.fill('000000');
    await login.getByRole('button', { name: 'Confirmar' }).click();
    await expect(login.getByText('O código não confere.')).toBeVisible();
    await field.fill(app.generate());
    await login.getByRole('button', { name: 'Confirmar' }).click();
    await expect(other.getByText('Bem Vindo!')).toBeVisible();

    const third = await openBrowser();
    const again = await giveCredentials(third, client.Email);
    await again.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await again.getByLabel('Código de recuperação').fill(recoveryCode);
    await again.getByRole('button', { name: 'Confirmar' }).click();
    await expect(third.getByText('Bem Vindo!')).toBeVisible();
  });

  test('a passkey is made in the profile and opens the account', async ({ page, request }) => {
    const client = await createPerson(request, 'client', 'Cliente com chave');
    await plugIn(page);
    await logInDirectly(page, client.Email);
    const dialog = await openSecurity(page);
    await dialog.getByRole('button', { name: 'Criar chave de acesso' }).click();
    await dialog.getByLabel('Nome da chave').fill('Celular');
    await dialog.getByLabel('Senha atual').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Criar chave', exact: true }).click();
    await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await expect(dialog.getByText('Chave de acesso: Celular')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('button', { name: /Conta de/ }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible();
    const login = await giveCredentials(page, client.Email);
    await login.getByRole('button', { name: 'Usar chave de acesso' }).click();
    await expect(page.getByText('Bem Vindo!')).toBeVisible();
  });
});

test.describe('a second step that is there', () => {
  test.use({ expectedErrors: /status of (400|401)/ });

  test('gets other recovery codes, and is taken away with the password alone', async ({
    page,
    request,
    openBrowser,
  }) => {
    const client = await createPerson(request, 'client', 'Cliente que retira');
    await logInDirectly(page, client.Email);
    await addApp(request, client.Email);
    const dialog = await openSecurity(page);
    await expect(dialog.getByText('10 por usar')).toBeVisible();
    await dialog.getByRole('button', { name: 'Criar novos códigos' }).click();
    await dialog.getByLabel('Senha atual').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Criar novos códigos' }).click();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar' }).click();
    const lines = readFileSync(await (await saved).path(), 'utf8')
      .trim()
      .split('\n');
    expect(lines).toEqual(
      await dialog.getByRole('list', { name: 'Códigos de recuperação' }).locator('li').allInnerTexts(),
    );
    await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();

    await dialog.getByRole('button', { name: 'Retirar aplicativo' }).click();
    await dialog.getByLabel('Senha atual').fill('errada');
    await dialog.getByRole('button', { name: 'Retirar', exact: true }).click();
    await expect(dialog.getByText('Senha atual incorreta.')).toBeVisible();
    await dialog.getByLabel('Senha atual').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Retirar', exact: true }).click();
    await expect(dialog.getByText('Desligado')).toBeVisible();

    const other = await openBrowser();
    await giveCredentials(other, client.Email);
    await expect(other.getByText('Bem Vindo!')).toBeVisible();
  });

  test('is taken away by an administrator for whoever has lost it', async ({ page, request, openBrowser }) => {
    const client = await createPerson(request, 'client', 'Cliente que perdeu');
    await addApp(request, client.Email);
    await logInDirectly(page, ADMIN);
    await page.goto(`/admin/clientes/${client.Code}`);
    await page.getByRole('button', { name: 'Retirar segundo passo' }).click();
    await page.getByRole('button', { name: 'Retirar', exact: true }).click();
    await expect(page.getByText('Segundo passo retirado.')).toBeVisible();
    const other = await openBrowser();
    await giveCredentials(other, client.Email);
    await expect(other.getByText('Bem Vindo!')).toBeVisible();
  });
});

test.describe('sessions', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('are seen with their devices, ended one by one, and all at once', async ({ page, request, openBrowser }) => {
    const client = await createPerson(request, 'client', 'Cliente em dois aparelhos');
    const other = await openBrowser();
    await logInDirectly(other, client.Email);
    await logInDirectly(page, client.Email);
    const dialog = await openSecurity(page);
    const rows = dialog.getByRole('list', { name: 'Aparelhos' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'este aparelho' })).toHaveCount(1);
    await expectAccessible(page);
    await expectToFitPhones(dialog);
    await dialog.getByRole('button', { name: 'Encerrar' }).click();
    await expect(rows).toHaveCount(1);
    await other.goto('/orcamentos');
    await expect(other.getByText(/Sua sessão terminou/)).toBeVisible();

    await dialog.getByRole('button', { name: 'Sair de todos os aparelhos' }).click();
    await dialog.getByRole('button', { name: 'Sair de todos', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible();
    await expect(page.getByText('Volte sempre!')).toBeVisible();
  });

  test('a log-out ends the token, also where somebody kept it', async ({ page, request }) => {
    const client = await createPerson(request, 'client', 'Cliente que sai');
    await logInDirectly(page, client.Email);
    await page.goto('/');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const profile = () => request.get(`/api/person/${client.Code}`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await profile()).status()).toBe(200);
    await page.getByRole('button', { name: /Conta de/ }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect.poll(async () => (await profile()).status()).toBe(401);
  });
});
