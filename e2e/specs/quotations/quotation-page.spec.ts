import type { Page } from '@playwright/test';
import { openAs, quotationInService, sheetOf } from '../../pages/proposal-sheet';
import { ADMIN, authorized, logInDirectly } from '../../support/accounts';
import { createProduct } from '../../support/data/catalogue';
import { type Served, sendProposal } from '../../support/data/proposals';
import { createQuotation, newPerson } from '../../support/data/quotations';
import { Hand } from '../../support/hand';
import { expect, test } from '../../support/test';
import { untilSettled } from '../../support/within';

const row = (page: Page) => page.locator('main table tbody tr').first();
const facts = (page: Page) => page.getByRole('region', { name: 'Informações do orçamento' });

/** Lowest edge of a part of the page, in pixels from the top of the screen. */
async function footOf(part: ReturnType<typeof row>) {
  const box = await part.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
}

/** Opens a quotation that awaits a seller, one with a draft, and one with a proposal that was sent. */
const STATES = {
  open: async (request: Page['request']) => {
    const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
    return { client, seller, quotation: await createQuotation(request, seller.Email, client) };
  },
  draft: async (request: Page['request']) => {
    const served = await quotationInService(request, 12);
    const headers = await authorized(request, served.seller.Email);
    await request.post('/api/proposal', { headers, data: { quotationCode: served.quotation.Code } });
    return served;
  },
  sent: async (request: Page['request']) => {
    const served = await quotationInService(request, 12);
    await sendProposal(request, served);
    return served;
  },
} as const;

const NEXT = { open: 'Iniciar Atendimento', draft: 'Enviar proposta', sent: 'Registrar aceitação' } as const;

for (const state of ['open', 'draft', 'sent'] as const)
  test(`[BO-19] who, what, how far, how much and what next stand on the first screen of a quotation: ${state}`, async ({
    page,
    request,
  }) => {
    const { client, seller, quotation } = await STATES[state](request);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, seller.Email, quotation);
    await expect(row(page)).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`Orçamento nº ${quotation.Number} · ${client.Name}`);
    await expect(facts(page)).toContainText(state === 'sent' ? /R\$\s[\d.]+,\d\d.*vale até/ : /responder/);
    for (const part of [heading, facts(page), row(page)]) expect(await footOf(part)).toBeLessThanOrEqual(500);
    const next = page.getByRole('button', { name: NEXT[state] });
    await expect(next).toBeInViewport({ ratio: 1 });
    // the conversation stands beside the items
    const rail = await page.getByRole('region', { name: 'Conversa' }).boundingBox();
    const main = await row(page).boundingBox();
    expect(rail?.x).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0));
    await page.mouse.move(400, 600);
    await page.mouse.wheel(0, 500);
    await expect(next).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(row(page)).toBeInViewport();
    await expect(next).toBeInViewport({ ratio: 1 });
  });

test('[BO-19] the request is not repeated beside the proposal that answers it, and differences are named', async ({
  page,
  request,
}) => {
  const { seller, quotation } = await quotationInService(request, 2);
  await openAs(page, seller.Email, quotation);
  await expect(page.getByRole('region', { name: 'Itens' })).toBeVisible();
  const sheet = sheetOf(page);
  await sheet.start();
  await expect(page.getByRole('region', { name: 'Itens' })).toBeHidden();
  await expect(sheet.area.getByText(/^Pedido:/)).toHaveCount(0);
  await sheet.cell('Quantidade', 2).fill('3');
  await expect(sheet.area.getByText('Pedido: 4 un.')).toHaveCount(1);
  // on paper the request stays
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Itens' })).toBeVisible();
  await expect(sheet.area).toBeHidden();
});

test('[BO-19] an administrator does not open a sheet by looking at a quotation, and Back does not open it again', async ({
  page,
  request,
}) => {
  const { seller, quotation } = await quotationInService(request, 1);
  await openAs(page, ADMIN, quotation);
  await expect(sheetOf(page).button('Montar proposta')).toBeVisible();
  await logInDirectly(page, seller.Email);
  await page.goto('/orcamentos');
  await page.getByRole('link', { name: `Montar proposta do orçamento nº ${quotation.Number}` }).click();
  const sheet = sheetOf(page);
  await expect(sheet.price(1)).toBeFocused();
  await sheet.button('Descartar rascunho').click();
  await sheet.dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(sheet.button('Montar proposta')).toBeVisible();
  await page.reload();
  await expect(sheet.button('Montar proposta')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(sheet.button('Montar proposta')).toBeVisible();
});

/** Opens the list of a seller, from which a quotation is answered. */
async function atDesk(page: Page, { seller, quotation }: Pick<Served, 'seller' | 'quotation'>) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInDirectly(page, seller.Email);
  await page.goto('/orcamentos');
  await untilSettled(page);
  const compose = page.getByRole('link', { name: `Montar proposta do orçamento nº ${quotation.Number}` });
  return { hand: new Hand(page), sheet: sheetOf(page), compose };
}

/** Sends by keyboard; amounts far from the product's price are confirmed first. */
async function sendByKeys(hand: Hand, { dialog, confirmable }: ReturnType<typeof sheetOf>) {
  await hand.press('Control+Enter');
  const ok = await confirmable();
  await expect(ok).toBeEnabled();
  if ((await dialog.getByRole('checkbox').count()) > 0) await ok.focus();
  await expect(ok).toBeFocused();
  await hand.press('Enter');
  await expect(hand.page.getByText('Proposta enviada!')).toBeVisible();
}

test('[BO-19] what it costs to answer a quotation, from its list to the proposal sent', async ({ page, request }) => {
  await test.step('an open quotation, with the known prices: 2 clicks and 2 keys, before 5 and 0', async () => {
    const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
    const { Code: productCode } = await createProduct(request, { publicPrice: 500 });
    const answer = await request.post('/api/shopping-cart', {
      headers: await authorized(request, seller.Email),
      data: { personCode: client.Code, shoppingCartItem: [{ productCode, quantity: 4 }] },
    });
    const quotation = await answer.json();
    const { hand, sheet } = await atDesk(page, { seller, quotation });
    await hand.click(page.getByRole('row', { name: client.Name }).getByRole('link').first());
    await hand.click(page.getByRole('button', { name: 'Iniciar Atendimento' }));
    await expect(sheet.price(1)).toBeFocused();
    await expect(sheet.price(1)).toHaveValue('500,00');
    await sendByKeys(hand, sheet);
    expect(hand.effort).toEqual({ clicks: 2, keys: 2 });
  });

  await test.step('three prices typed: 1 click and 4 keys, before 4 and 2', async () => {
    const served = await quotationInService(request, 3);
    const { hand, sheet, compose } = await atDesk(page, served);
    await hand.click(compose);
    await expect(sheet.price(1)).toBeFocused();
    for (const [at, price] of ['100', '200', '300'].entries()) {
      if (at > 0) await hand.press('Enter');
      await hand.type(price);
    }
    await sendByKeys(hand, sheet);
    expect(hand.effort).toEqual({ clicks: 1, keys: 4 });
  });

  await test.step('a discount on every line: 2 clicks and 3 keys, before 5 and 1', async () => {
    const served = await quotationInService(request, 3);
    const { hand, sheet, compose } = await atDesk(page, served);
    await hand.click(compose);
    await expect(sheet.price(1)).toBeFocused();
    for (const line of [1, 2, 3]) await sheet.price(line).fill('100');
    await hand.click(sheet.area.getByLabel('Desconto em todas as linhas'));
    await hand.type('5');
    await hand.press('Enter');
    await expect(sheet.discount(3)).toHaveValue('5');
    await sendByKeys(hand, sheet);
    expect(hand.effort).toEqual({ clicks: 2, keys: 3 });
  });

  await test.step('a line that is not offered: 2 clicks and 2 keys, before 5 and 0', async () => {
    const served = await quotationInService(request, 2);
    const { hand, sheet, compose } = await atDesk(page, served);
    await hand.click(compose);
    await expect(sheet.price(1)).toBeFocused();
    await hand.type('100');
    await hand.click(page.getByRole('button', { name: /^Não atender, linha 2/ }));
    await sheet.cell('Motivo de não atender', 2).fill('Sem estoque');
    await sendByKeys(hand, sheet);
    expect(hand.effort).toEqual({ clicks: 2, keys: 2 });
  });

  await test.step('an item in the client’s own words: 3 clicks and 2 keys, before 6 and 0', async () => {
    const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
    const product = await createProduct(request, { publicPrice: 300 });
    const answer = await request.post('/api/shopping-cart', {
      headers: await authorized(request, seller.Email),
      data: {
        personCode: client.Code,
        shoppingCartItem: [{ productCode: product.Code, quantity: 1 }],
        freeItem: [{ text: product.Description, quantity: 2 }],
      },
    });
    const quotation = await answer.json();
    await request.put(`/api/shopping-cart/start-service/${quotation.Code}?sellerCode=${seller.Code}`, {
      headers: await authorized(request, seller.Email),
    });
    const { hand, sheet, compose } = await atDesk(page, { seller, quotation });
    await hand.click(compose);
    await expect(sheet.price(1)).toBeFocused();
    await hand.click(page.getByRole('button', { name: /^Responder, linha 2/ }));
    await hand.click(sheet.dialog.getByRole('button', { name: `Escolher ${product.Description}` }));
    await expect(sheet.price(2)).toBeFocused();
    await sendByKeys(hand, sheet);
    expect(hand.effort).toEqual({ clicks: 3, keys: 2 });
  });
});
