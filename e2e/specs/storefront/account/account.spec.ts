import { following } from '../../../pages/client-proposal';
import { putInCart } from '../../../pages/visitor';
import { ADMIN, CLIENT, createPerson, logInDirectly, PASSWORD } from '../../../support/accounts';
import { anyProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';
import { goWithin } from '../../../support/within';

test('[SF-14][VA-03][RO-02] the own profile is edited; the password is changed, the session goes on, the old one is refused; another person is read only', async ({
  page,
  request,
  openBrowser,
}) => {
  const client = await createPerson(request, 'client', 'Cliente do perfil');
  await logInDirectly(page, client.Email);
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Editar dados' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome completo').fill('');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Nome é obrigatório.')).toBeVisible();
  await expect(dialog.getByLabel('Nome completo')).toBeFocused();
  await dialog.getByLabel('Nome completo').fill('Cliente de nome novo');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('main').getByText('Cliente de nome novo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conta de Cliente de nome novo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Conta de Cliente de nome novo' })).toBeVisible();

  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await dialog.getByLabel('Senha atual').fill(PASSWORD);
  await dialog.getByLabel('Nova senha', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirme a nova senha').fill('outra coisa');
  await dialog.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(dialog.getByText('Novas senhas não conferem')).toBeVisible();
  await dialog.getByLabel('Confirme a nova senha').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(dialog.getByText('Nova senha não pode ser igual a senha anterior.')).toBeVisible();
  await dialog.getByLabel('Nova senha', { exact: true }).fill('Outra#2026');
  await dialog.getByLabel('Confirme a nova senha').fill('Outra#2026');
  await dialog.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('Alterado com sucesso!')).toBeVisible();
  await goWithin(page, '/orcamentos');
  await expect(page.getByRole('main').getByText('Você ainda não tem orçamentos.')).toBeVisible();
  const old = await request.post('/api/Token', {
    headers: { 'Channel-Code': 'web' },
    data: { username: client.Email, password: PASSWORD },
  });
  expect(old.status()).toBe(401);

  const admin = await openBrowser();
  await logInDirectly(admin, ADMIN);
  await admin.goto(`/perfil?code=${client.Code}`);
  await expect(admin.getByRole('main').getByText('Cliente de nome novo')).toBeVisible();
  await expect(admin.getByRole('main').getByRole('button')).toHaveCount(0);
});

test.describe('a profile that is not there', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('[SF-14] is said in a sentence for people, with the way to the own one', async ({ page }) => {
    await logInDirectly(page, CLIENT);
    await page.goto('/perfil?code=xyz');
    await expect(page.getByText('Erro ao buscar os dados de perfil.')).toBeVisible();
    await expect(page.getByText('Confira se o endereço está completo.')).toBeVisible();
    await page.getByRole('link', { name: 'Ver o meu perfil' }).click();
    await expect(page.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  });
});

test('[ST-03] a log-out clears everything here and ends the session in other tabs', async ({ page, context }) => {
  await logInDirectly(page, CLIENT);
  await page.goto('/');
  const other = await context.newPage();
  const follows = following(other);
  await other.goto('/orcamentos');
  await expect(other.getByRole('button', { name: /^Conta de/ })).toBeVisible();
  await follows;
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByText('Volte sempre!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(other.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible();
});

test('[ST-03] who works here is told farewell in other words', async ({ page }) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/marcas');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByText('Até breve!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test.describe('a session that the server refuses', () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)/ });

  test('[AP-03] ends at the root with a notice and the cart', async ({ page, request }) => {
    await putInCart(page, [{ Code: (await anyProduct(request)).Code, Quantity: 2 }]);
    const cart = await page.evaluate(() => localStorage.getItem('cartItens'));
    await logInDirectly(page, CLIENT);
    await page.evaluate(() => localStorage.setItem('token', 'inválido'));
    await page.goto('/orcamentos');
    await expect(page).toHaveURL('/');
    await expect(page.getByText(/Sua sessão terminou/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cartItens'))).toBe(cart);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.describe('a log-in that fails', () => {
  test.use({ expectedErrors: /status of (401|429|500)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('[VA-05] says why in its dialog, which keeps the e-mail: wrong, too many attempts, no network', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
    const dialog = page.getByRole('dialog');
    const enter = dialog.getByRole('button', { name: 'Entrar' });
    await expect(dialog.getByLabel('E-mail')).toBeFocused();
    await enter.click();
    await expect(dialog.getByText('Preencha este campo.')).toHaveCount(2);
    await dialog.getByLabel('E-mail').fill('ninguem@rodovia.example');
    await dialog.getByLabel('Senha').fill('errada');
    await enter.click();
    await expect(dialog.getByText('Usuário ou senha incorretos')).toBeVisible();
    await expect(dialog.getByLabel('E-mail')).toHaveValue('ninguem@rodovia.example');
    const message = 'Muitos pedidos ao mesmo tempo. Tente em instantes.';
    await page.route('**/api/Token', (route) => route.fulfill({ status: 429, json: { code: 429, message } }));
    await enter.click();
    await expect(dialog.getByText(message)).toBeVisible();
    await page.unroute('**/api/Token');
    await page.route('**/api/Token', (route) => route.abort('internetdisconnected'));
    await enter.click();
    await expect(dialog.getByText(/^Sem conexão com o servidor/)).toBeVisible();
    await page.unroute('**/api/Token');
    await page.route('**/api/Token', (route) => route.fulfill({ status: 500, json: { code: 500, message: 'x' } }));
    await enter.click();
    await expect(dialog.getByText('Usuário ou senha incorretos')).toBeVisible();
  });
});
