import type { APIRequestContext } from '@playwright/test';
import { logInDirectly, registrationOf } from '../../../support/accounts';
import { newestLink } from '../../../support/data/mails';
import { expect, test } from '../../../support/test';

/** Registers as a visitor does, who may have typed somebody else's address. */
async function register(request: APIRequestContext) {
  const data = registrationOf('Visitante');
  const answer = await request.post('/api/person', { headers: { 'Channel-Code': 'web' }, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return data.email;
}

test('[SF-19] a new address is confirmed by the mailed link, and the profile waits for that', async ({ page }) => {
  const email = await register(page.request);
  await logInDirectly(page, email);
  await page.goto('/perfil');
  await expect(page.getByText(/^E-mail ainda não confirmado/)).toBeVisible();
  await page.getByRole('button', { name: 'Reenviar link' }).click();
  await expect(page.getByText('Enviamos um novo link para o seu e-mail.')).toBeVisible();
  await page.goto(await newestLink(page.request, email, 'confirmar-email'));
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(page.getByText('Pronto: os avisos sobre os seus orçamentos passam a ser enviados.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmar e-mail' })).toHaveCount(0);
  await page.goto('/perfil');
  await expect(page.getByRole('button', { name: 'Editar dados' })).toBeVisible();
  await expect(page.getByText(/^E-mail ainda não confirmado/)).toHaveCount(0);
});

test.describe('a link that is not known', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('[SF-19] says so', async ({ page }) => {
    await page.goto('/confirmar-email/nenhum');
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await expect(page.getByRole('status').getByText(/link de confirmação é inválido ou expirou/)).toBeVisible();
  });
});
