import { enterBackOffice } from '../../pages/staff';
import { ADMIN, CLIENT, logInDirectly } from '../../support/accounts';
import { expect, test } from '../../support/test';

test('[BO-01] who is not logged in finds the back office’s own log-in, on every path of it', async ({ page }) => {
  for (const address of ['/admin/marcas', '/admin/nada/mesmo']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Painel Administrativo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  }
  await enterBackOffice(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/qualquer/coisa');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('[BO-01] a client is told that the account has no access, and stays logged in', async ({ page }) => {
  await logInDirectly(page, CLIENT);
  await page.goto('/admin/produtos');
  await expect(page.getByText('a sua conta é de cliente e não tem acesso ao painel')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Meus orçamentos' }).click();
  await expect(page).toHaveURL('/orcamentos');
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});

test('[BO-04] every unknown path of the back office shows an administrator the dashboard', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  for (const address of ['/admin/nada/mesmo', '/', '/admin', '/admin/dashboard']) {
    // a new page load: the heading of the previous page would match already
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  }
});
