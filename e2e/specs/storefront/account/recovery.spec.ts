import { createPerson } from '../../../support/accounts';
import { newestLink } from '../../../support/data/mails';
import { expect, test } from '../../../support/test';

test.describe('recovery', () => {
  test.use({ expectedErrors: /status of (401|402|403)/ });

  test('[SF-16][AP-11][VA-03] a forgotten password is replaced through the e-mailed link, once', async ({
    page,
    request,
    openBrowser,
  }) => {
    const client = await createPerson(request, 'client', 'Cliente que esqueceu');
    await page.goto('/');
    await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Recuperar senha' }).click();
    await page.getByRole('dialog').getByLabel('E-mail').fill(client.Email);
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByText(/você receberá um link/)).toBeVisible();
    const link = await newestLink(request, client.Email, 'recovery-pass');
    await page.goto(link);
    await page.getByLabel('Nova senha', { exact: true }).fill('Nova#2026!');
    await page.getByLabel('Confirme a nova senha').fill('outra');
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(page.getByText('Senhas estão diferentes')).toBeVisible();
    await page.getByLabel('Confirme a nova senha').fill('Nova#2026!');
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
    await expect(page.getByText('Login Liberado!')).toBeVisible();
    await expect(page).toHaveURL('/');
    const again = await openBrowser();
    await again.goto(link);
    await again.getByLabel('Nova senha', { exact: true }).fill('Mais#2026!');
    await again.getByLabel('Confirme a nova senha').fill('Mais#2026!');
    await again.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(again.getByRole('button', { name: 'Pedir outro link' })).toBeVisible();
  });
});
