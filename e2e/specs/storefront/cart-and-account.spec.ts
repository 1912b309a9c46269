import { following } from '../../pages/client-proposal';
import { fillCart } from '../../pages/visitor';
import { ADMIN, authorized, CLIENT, createPerson, logInDirectly, PASSWORD, personTypes } from '../../support/accounts';
import { createProduct, deactivateProduct } from '../../support/catalogue';
import { expect, test } from '../../support/test';

const firstProducts = async (request: import('@playwright/test').APIRequestContext, quantity: number) =>
  (await (await request.get(`/api/product/pagged?quantity=${quantity}&isActive=true&orderBy=Created+asc`)).json())
    .Results as {
    Code: string;
    Size: string;
  }[];

test('[SF-11][SF-12] the cart: quantity, removal, clearing, other tabs, reload', async ({ page, context, request }) => {
  const [one, two] = await firstProducts(request, 2);
  await page.goto('/carrinho');
  await expect(page.getByRole('main').getByText('Sem itens')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continuar adicionando' })).toHaveAttribute('href', '/products');
  await page.evaluate(
    ([a, b]) =>
      localStorage.setItem(
        'cartItens',
        JSON.stringify([
          { Code: a, Quantity: 2 },
          { Code: b, Quantity: 1 },
        ]),
      ),
    [one?.Code, two?.Code],
  );
  await page.reload();
  const field = page.getByRole('textbox', { name: /^Quantidade/ }).first();
  await expect(field).toHaveValue('2');
  await field.fill('0');
  await field.blur();
  await expect(field).toHaveValue('2');
  const other = await context.newPage();
  await other.goto('/carrinho');
  await page.getByRole('button', { name: /^Mais/ }).first().click();
  await expect(other.getByRole('textbox', { name: /^Quantidade/ }).first()).toHaveValue('3');
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Remover/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Remover/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Limpar carrinho' }).click();
  await expect(page.getByRole('main').getByText('Sem itens')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cartItens'))).toBeNull();
});

test('[SF-11] sixty products in the cart are read in one call', async ({ page, request }) => {
  const products = await firstProducts(request, 60);
  const items = JSON.stringify(products.map(({ Code }) => ({ Code, Quantity: 1 })));
  await page.addInitScript((text) => localStorage.setItem('cartItens', text), items);
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/product/')) calls.push(call.url());
  });
  await page.goto('/carrinho');
  await expect(page.getByRole('main').getByRole('button', { name: /^Remover/ })).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Remover produto indisponível' })).toHaveCount(0);
  expect(calls).toHaveLength(1);
});

test('[SF-11] /products leads to the list', async ({ page }) => {
  await page.goto('/products');
  await expect(page).toHaveURL('/modelos');
});

test.describe('a product that went off sale', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test('[SF-13][ST-06] is shown as such in the cart and blocks the closing until it is removed', async ({
    page,
    request,
  }) => {
    const gone = await createProduct(request);
    const [other] = await firstProducts(request, 1);
    await logInDirectly(page, CLIENT);
    await page.evaluate(
      (codes) => localStorage.setItem('cartItens', JSON.stringify(codes.map((Code) => ({ Code, Quantity: 1 })))),
      [gone.Code, other?.Code],
    );
    await deactivateProduct(request, gone.Code);
    await page.goto('/carrinho');
    await expect(page.getByText('Produto não está mais disponível')).toBeVisible();
    await expect(page.getByText('Um item não está mais disponível. Remova-o para fechar o carrinho.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fechar carrinho' })).toBeDisabled();
    await page.getByRole('main').getByRole('button', { name: 'Remover produto indisponível' }).click();
    await expect(page.getByRole('button', { name: 'Fechar carrinho' })).toBeEnabled();
  });
});

test.describe('a closing that the server refuses', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ });

  test('[SF-13] a closing that fails keeps the cart and says so', async ({ page, request }) => {
    const [product] = await firstProducts(request, 1);
    await logInDirectly(page, CLIENT);
    await page.evaluate(
      (code) => localStorage.setItem('cartItens', JSON.stringify([{ Code: code, Quantity: 1 }])),
      product?.Code,
    );
    await page.route('**/api/shopping-cart', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({ code: 409, message: 'Produto inativo.' }),
      }),
    );
    await page.goto('/carrinho');
    await page.getByRole('button', { name: 'Fechar carrinho' }).click();
    await expect(page.getByText('Erro ao criar orçamento. Produto inativo.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cartItens'))).toContain(product?.Code);
  });
});

test('[SF-15][ST-05] a client cancels an open quotation after a confirmation, once, and can repeat it', async ({
  page,
  request,
}) => {
  const [product] = await firstProducts(request, 1);
  const client = await createPerson(request, (await personTypes(request)).client, 'Cliente que cancela');
  await request.post('/api/shopping-cart', {
    headers: await authorized(request, client.Email),
    data: { status: 'OPEN', shoppingCartItem: [{ productCode: product?.Code, quantity: 3 }] },
  });
  await logInDirectly(page, client.Email);
  await page.goto('/orcamentos');
  await page.getByRole('link', { name: /^Orçamento \d+$/ }).click();
  await page.getByRole('button', { name: 'Cancelar orçamento' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Manter' }).click();
  await page.getByRole('button', { name: 'Cancelar orçamento' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar orçamento' }).click();
  await expect(page.getByText('Cancelado', { exact: true }).first()).toBeVisible();
  const steps = page.getByRole('region', { name: 'Histórico' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Criado por .+ às /, /^Cancelado por .+Solicitação de cancelamento pelo cliente!$/]);
  await expect(page.getByRole('button', { name: 'Ação indisponível' })).toBeDisabled();
  await page.getByRole('button', { name: 'Pedir de novo' }).click();
  await expect(page).toHaveURL('/carrinho');
  await expect(page.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('3');
});

test('[SF-14] the own profile is edited; another person is read only, and not for a client', async ({
  page,
  request,
  openBrowser,
}) => {
  const { client: type } = await personTypes(request);
  const client = await createPerson(request, type, 'Cliente do perfil');
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

  const admin = await openBrowser();
  await logInDirectly(admin, ADMIN);
  await admin.goto(`/perfil?code=${client.Code}`);
  await expect(admin.getByRole('main').getByText('Cliente de nome novo')).toBeVisible();
  await expect(admin.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('[VA-03][RO-02] the password is changed, the session goes on, the old one is refused', async ({
  page,
  request,
}) => {
  const client = await createPerson(request, (await personTypes(request)).client, 'Cliente da senha');
  await logInDirectly(page, client.Email);
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  const dialog = page.getByRole('dialog');
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
  await page.goto('/orcamentos');
  await expect(page.getByRole('main').getByText('Você ainda não tem orçamentos.')).toBeVisible();
  const old = await request.post('/api/Token', {
    headers: { 'Channel-Code': 'web' },
    data: { username: client.Email, password: PASSWORD },
  });
  expect(old.status()).toBe(401);
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

  test('[AP-03] ends at the root with a notice and the cart', async ({ page }) => {
    await fillCart(page, 2);
    const cart = await page.evaluate(() => localStorage.getItem('cartItens'));
    await logInDirectly(page, CLIENT);
    await page.evaluate(() => localStorage.setItem('token', 'inválido'));
    await page.goto('/orcamentos');
    await expect(page).toHaveURL('/');
    await expect(page.getByText(/Sua sessão terminou/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cartItens'))).toBe(cart);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('[VA-05] wrong credentials are said in the dialog, which keeps the e-mail', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog.getByText('Preencha este campo.')).toHaveCount(2);
    await dialog.getByLabel('E-mail').fill('ninguem@rodovia.example');
    await dialog.getByLabel('Senha').fill('errada');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog.getByText('Usuário ou senha incorretos')).toBeVisible();
    await expect(dialog.getByLabel('E-mail')).toHaveValue('ninguem@rodovia.example');
  });
});
