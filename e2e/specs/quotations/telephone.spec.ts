import { sheetOf } from '../../pages/proposal-sheet';
import { authorized, createPerson, logInDirectly } from '../../support/accounts';
import { holdBack } from '../../support/calls';
import { expectAccessible } from '../../support/checks/axe';
import { expectToFitPhones } from '../../support/checks/narrow';
import { createProduct } from '../../support/data/catalogue';
import { sendProposal } from '../../support/data/proposals';
import { newPerson } from '../../support/data/quotations';
import { Hand } from '../../support/hand';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';
import { untilSettled } from '../../support/within';

test('[BO-20] a call becomes a sent proposal on one page: client by telephone, last price, basket, sheet', async ({
  page,
  request,
}) => {
  const mobile = `119${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  const client = await createPerson(request, 'client', unique('Frota '), { mobile });
  const seller = await newPerson(request, 'seller');
  const product = await createProduct(request, { publicPrice: 500 });
  const order = { personCode: client.Code, shoppingCartItem: [{ productCode: product.Code, quantity: 4 }] };
  const headers = await authorized(request, seller.Email);
  const earlier = await (await request.post('/api/shopping-cart', { headers, data: order })).json();
  await request.put(`/api/shopping-cart/start-service/${earlier.Code}?sellerCode=${seller.Code}`, { headers });
  const sent = await sendProposal(request, { seller, quotation: earlier });
  const accepted = await request.put(`/api/proposal/accept/${sent.Code}`, {
    headers: await authorized(request, client.Email),
    data: { totalCents: sent.TotalCents },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);

  await page.setViewportSize({ width: 1440, height: 900 });
  await logInDirectly(page, seller.Email);
  await page.goto('/orcamentos/novo');
  await untilSettled(page);
  const basket = page.getByRole('region', { name: 'Cesta' });
  await expect(basket.getByText('Escolha o cliente e os produtos.')).toBeVisible();
  const hand = new Hand(page);
  await hand.click(basket.getByRole('combobox', { name: 'Cliente' }));
  await hand.type(mobile);
  await expect(basket.getByRole('option')).toHaveText(new RegExp(client.Name));
  await hand.press('Enter');
  await expect(basket).toContainText(`Para ${client.Name}`);
  await hand.press('/');
  await hand.type(product.InternCode);
  await hand.press('Enter');
  const rows = page.locator('main tbody tr[tabindex]');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/R\$\s500,00\s*último: R\$\s500,00/);
  await hand.click(rows.getByRole('button', { name: `Adicionar ${product.Description}` }));
  await expect(basket).toContainText(/Total a preço público\s*R\$\s500,00/);
  await expectAccessible(page);
  await hand.click(basket.getByRole('button', { name: 'Montar proposta' }));
  const sheet = sheetOf(page);
  await expect(sheet.price(1)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(client.Name);
  await hand.press('Control+Enter');
  await expect(await sheet.confirmable()).toBeFocused();
  await hand.press('Enter');
  await expect(page.getByText('Proposta enviada!')).toBeVisible();
  await expect(page).toHaveURL(/\/orcamentos\/novo\?orcamento=[\da-f-]{36}$/);
  // before: 9 clicks and 3 keys over three pages
  expect(hand.effort).toEqual({ clicks: 3, keys: 5 });
  await page.reload();
  await expect(sheet.area.getByRole('heading', { name: /Enviada$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Novo orçamento' }).click();
  // the next call begins with nothing of this one
  await expect(basket.getByRole('combobox', { name: 'Cliente' })).toBeVisible();
  await expect(basket.getByText('Escolha o cliente e os produtos.')).toBeVisible();
});

test('[BO-20] a client is found by the name, chosen with the arrow keys, and can be changed', async ({
  page,
  request,
}) => {
  const prefix = unique('Achado');
  const clients = [];
  for (const at of [0, 1]) clients.push(await createPerson(request, 'client', `${prefix} ${at}`));
  const seller = await newPerson(request, 'seller');
  await logInDirectly(page, seller.Email);
  await page.goto('/orcamentos/novo');
  const basket = page.getByRole('region', { name: 'Cesta' });
  const field = basket.getByRole('combobox', { name: 'Cliente' });
  await field.fill(prefix);
  await expect(basket.getByRole('option')).toHaveCount(2);
  await expectToFitPhones(basket);
  await expectAccessible(page);
  const second = (await basket.getByRole('option').nth(1).textContent()) ?? '';
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(basket.getByText(/^Para /)).toContainText(`${prefix} ${second.startsWith(`${prefix} 0`) ? 0 : 1}`);
  await basket.getByRole('button', { name: /^Outro cliente/ }).click();
  await field.fill('zzzz não existe');
  await expect(basket.getByText('Nenhum cliente encontrado.')).toBeVisible();
});

test('[BO-20] the button that makes the quotation stays where it is while the products of the basket are read', async ({
  page,
  request,
}) => {
  const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
  const product = await createProduct(request, { publicPrice: 300 });
  await logInDirectly(page, seller.Email);
  const release = await holdBack(page, '**/api/product/pagged?codes=**');
  await page.goto(`/orcamentos/novo?cliente=${client.Code}&term=${product.InternCode}`);
  await page.getByRole('button', { name: `Adicionar ${product.Description}` }).click();
  const basket = page.getByRole('region', { name: 'Cesta' });
  const compose = basket.getByRole('button', { name: 'Montar proposta' });
  await compose.hover();
  await page.mouse.down();
  release();
  await expect(basket.getByText('Total a preço público')).toBeVisible();
  await page.mouse.up();
  await expect(sheetOf(page).price(1)).toBeFocused();
});

test.describe('when the service cannot begin', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('[BO-20] the quotation is there all the same, once, and its page offers to begin', async ({ page, request }) => {
    const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
    const product = await createProduct(request, { publicPrice: 300 });
    await logInDirectly(page, seller.Email);
    await page.goto(`/orcamentos/novo?cliente=${client.Code}&term=${product.InternCode}`);
    await page.getByRole('button', { name: `Adicionar ${product.Description}` }).click();
    await page.route(
      '**/api/shopping-cart/start-service/**',
      (route) => route.fulfill({ status: 500, json: { code: 500, message: 'Erro interno.' } }),
      { times: 1 },
    );
    await page.getByRole('region', { name: 'Cesta' }).getByRole('button', { name: 'Montar proposta' }).click();
    await expect(page.getByText('Erro interno.')).toBeVisible();
    await page.getByRole('button', { name: 'Iniciar Atendimento' }).click();
    await expect(sheetOf(page).price(1)).toBeFocused();
    await page.goto('/orcamentos');
    await expect(page.getByText('Total: 1 orçamento')).toBeVisible();
  });
});
