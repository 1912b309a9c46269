import { putInCart } from '../../../pages/visitor';
import { authorized, CLIENT, createPerson, logInDirectly } from '../../../support/accounts';
import { anyProduct, createProduct, deactivateProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';

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
  await expect(page.getByRole('alert')).toHaveText('Um número inteiro de 1 a 100.000.');
  await expect(field).toHaveValue('0');
  expect(await page.evaluate(() => localStorage.getItem('cartItens'))).toContain('"Quantity":2');
  await field.fill('2');
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
    const removed = await createProduct(request);
    const [other] = await firstProducts(request, 1);
    await logInDirectly(page, CLIENT);
    await putInCart(
      page,
      [removed.Code, other?.Code ?? ''].map((Code) => ({ Code, Quantity: 1 })),
    );
    await deactivateProduct(request, removed.Code);
    await page.goto('/carrinho');
    await expect(page.getByText('Produto não está mais disponível')).toBeVisible();
    await expect(page.getByText('Um item não está mais disponível. Remova-o para fechar o carrinho.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fechar carrinho' })).toBeDisabled();
    await page.getByRole('main').getByRole('button', { name: 'Remover produto indisponível' }).click();
    await expect(page.getByRole('button', { name: 'Fechar carrinho' })).toBeEnabled();
  });
});

test('[SF-11] what went off sale keeps its name, and what comes nearest to it takes its place, as many of it', async ({
  page,
  request,
}) => {
  const size = `${Math.floor(100 + Math.random() * 800)}/35R19`;
  const removed = await createProduct(request, { size, publicPrice: 500 });
  const equal = await createProduct(request, { size, publicPrice: 510 });
  await createProduct(request, { size, publicPrice: 900 });
  await deactivateProduct(request, removed.Code);
  const items = JSON.stringify([{ Code: removed.Code, Quantity: 3 }]);
  await page.addInitScript(
    (text) => localStorage.getItem('cartItens') ?? localStorage.setItem('cartItens', text),
    items,
  );
  await page.goto('/carrinho');
  await expect(page.getByText(removed.Description)).toBeVisible();
  await expect(page.getByText('Produto não está mais disponível')).toBeVisible();
  await page.getByRole('button', { name: `Trocar por ${size} ${equal.Description}` }).click();
  await expect(page.getByRole('link', { name: size })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('3');
  await expect(page.getByText('Produto não está mais disponível')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fechar carrinho' })).toBeEnabled();
});

test.describe('a closing that the server refuses', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ });

  test('[SF-13] a closing that fails keeps the cart and says so', async ({ page, request }) => {
    const [product] = await firstProducts(request, 1);
    await logInDirectly(page, CLIENT);
    await putInCart(page, [{ Code: product?.Code ?? '', Quantity: 1 }]);
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
  const client = await createPerson(request, 'client', 'Cliente que cancela');
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Pedir de novo' }).click();
  await expect(page).toHaveURL('/carrinho');
  await expect(page.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('3');
});

test.describe('an address that nobody has', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('shows home, without an empty trail', async ({ page }) => {
    await page.goto('/carrinho');
    await expect(page.getByRole('navigation', { name: 'Você está em' })).toBeVisible();
    await page.goto('/nada-aqui');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Você está em' })).toHaveCount(0);
  });
});

test('a cart that the device has no room for holds on the page, and that is said', async ({ page, request }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const { Code } = await anyProduct(request);
  await page.goto(`/modelos/${Code}`);
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  await expect(page.getByText('Este aparelho está sem espaço')).toBeVisible();
  await page.getByRole('button', { name: /^Carrinho/ }).click();
  await page.getByRole('link', { name: 'Ver carrinho' }).click();
  await expect(page.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('1');
});
