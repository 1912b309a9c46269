import { Secret, TOTP } from 'otpauth';
import { PASSWORD, SELLER } from '../../../support/accounts';
import { earlierCode } from '../../../support/codes';
import { type OwnServer, startOwnServer } from '../../../support/servers/own-server';
import { expect, test } from '../../../support/test';

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer({ SECOND_STEP: 'staff' });
});
test.afterAll(async () => {
  await server.stop();
});

test.use({ expectedErrors: /status of (401|403)/ });

test('staff that has no second step sets one up before anything else, and is asked for it from then on', async ({
  page,
  openBrowser,
}) => {
  await page.goto(`${server.origin}/admin`);
  await page.getByLabel('E-mail').fill(SELLER);
  await page.getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Segurança da conta' });
  await expect(dialog.getByText('A sua conta precisa de um segundo passo.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ligar aplicativo' }).click();
  await dialog.getByLabel('Senha atual').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const app = new TOTP({ secret: Secret.fromBase32(await dialog.locator('code').innerText()) });
  await dialog.getByLabel('Código de 6 dígitos').fill(await earlierCode(app));
  await dialog.getByRole('button', { name: 'Ligar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  const other = await openBrowser();
  await other.goto(`${server.origin}/admin`);
  await other.getByLabel('E-mail').fill(SELLER);
  await other.getByLabel('Senha').fill(PASSWORD);
  await other.getByRole('button', { name: 'Entrar' }).click();
  await other.getByLabel('Código do aplicativo').fill(app.generate());
  await other.getByRole('button', { name: 'Confirmar' }).click();
  await expect(other.getByRole('row').nth(1)).toBeVisible();
});
