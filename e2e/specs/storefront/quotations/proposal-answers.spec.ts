import { answerWith, openAsClient, proposalOn } from '../../../pages/client-proposal';
import { conversationOn, storedConversation } from '../../../pages/conversation';
import { authorized } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { sendProposal, servedQuotation } from '../../../support/data/proposals';
import { expect, test } from '../../../support/test';

test.describe('a refusal that does not arrive', () => {
  test.use({ expectedErrors: /500 \(Internal/ });

  test('keeps its text over the error, Escape and a reload, and is told once it does', async ({ page, request }) => {
    const served = await servedQuotation(request);
    await sendProposal(request, served);
    await page.route('**/api/proposal/refuse/*', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":500,"message":"Erro interno."}' }),
    );
    await openAsClient(page, served);
    let dialog = await answerWith(page, 'Recusar');
    await dialog.getByRole('button', { name: 'Recusar proposta' }).click();
    await expect(dialog.getByText('Escolha o motivo.')).toBeVisible();
    await dialog.getByLabel('Motivo').selectOption('Prazo de entrega');
    await dialog.getByLabel(/^Quer contar mais/).fill('Preciso até sexta-feira.');
    await dialog.getByRole('button', { name: 'Recusar proposta' }).click();
    await expect(dialog.getByText('Erro interno.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    dialog = await answerWith(page, 'Recusar');
    await expect(dialog.getByLabel('Motivo')).toHaveValue('DEADLINE');
    await expect(dialog.getByLabel(/^Quer contar mais/)).toHaveValue('Preciso até sexta-feira.');
    await dialog.getByRole('button', { name: 'Recusar proposta' }).click();
    await expect(dialog).toBeHidden();
    await expect(proposalOn(page).getByText('Recusada', { exact: true })).toBeVisible();
    await expect(proposalOn(page).getByText(/Motivo: prazo de entrega\./)).toBeVisible();
    await expect(proposalOn(page).getByText('Preciso até sexta-feira.')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });
});

test('a change is asked for by keyboard alone, in the conversation, with an item quoted', async ({ page, request }) => {
  const served = await servedQuotation(request);
  await sendProposal(request, served);
  await openAsClient(page, served);
  const talk = conversationOn(page);
  await proposalOn(page).getByRole('button', { name: 'Pedir alteração' }).focus();
  await page.keyboard.press('Enter');
  const text = talk.area.getByLabel('O que deve mudar?');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(talk.area.getByLabel('Citar um item')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const quote = `205/55R16 ${served.products[0]?.Description} (4 un., R$ 500,00 cada)`;
  await expect(talk.area.getByRole('blockquote')).toHaveText(quote);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('pode ser 460?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Pedido de alteração enviado ao vendedor.')).toBeVisible();
  await expect(proposalOn(page).getByText(/Você pediu uma alteração em/)).toBeVisible();
  await expect(proposalOn(page).getByText(/pode ser 460\?$/)).toBeVisible();
  await expect(talk.messages.getByText('pode ser 460?')).toBeVisible();
  await expect(talk.area.getByLabel('Mensagem', { exact: true })).toBeFocused();
  const { Messages } = await storedConversation(request, served.seller.Email, served.quotation);
  expect(Messages.map(({ Text, Quote }) => [Text, Quote])).toEqual([['pode ser 460?', quote]]);
});

test.describe('a change whose asking is lost half way', () => {
  test.use({ expectedErrors: /502 \(Bad Gateway\)/ });

  test('is tried again without its message coming twice', async ({ page, request }) => {
    const served = await servedQuotation(request);
    const proposal = await sendProposal(request, served);
    let requests = 0;
    await page.route('**/api/proposal/ask/*', async (route) => {
      requests += 1;
      const answer = await route.fetch();
      await route.fulfill({ response: answer, status: 502, json: { code: 502, message: 'Sem resposta.' } });
    });
    await page.route(/\/api\/shopping-cart\/events/, () => undefined);
    await openAsClient(page, served);
    const talk = conversationOn(page);
    await proposalOn(page).getByRole('button', { name: 'Pedir alteração' }).click();
    await talk.area.getByLabel('O que deve mudar?').fill('mais barato');
    await talk.button('Enviar pedido').click();
    await expect(
      talk.area.getByText(/^A mensagem chegou, mas o pedido de alteração não foi registrado\./),
    ).toBeVisible();
    await page.reload();
    await talk.button('Tentar de novo').click();
    await expect(page.getByText('Pedido de alteração enviado ao vendedor.')).toBeVisible();
    expect(requests).toBe(1);
    const { Messages } = await storedConversation(request, served.seller.Email, served.quotation);
    expect(Messages).toHaveLength(1);
    const headers = await authorized(request, served.seller.Email);
    const stored = await (await request.get(`/api/proposal/${proposal.Code}`, { headers })).json();
    expect(stored.Request).toMatchObject({ Kind: 'CHANGE', Note: 'mais barato' });
  });
});

test('one that has run out is not accepted but renewed', async ({ page, request }) => {
  const served = await servedQuotation(request);
  await sendProposal(request, served);
  await page.route('**/api/proposal/by-quotation/*', async (route) => {
    const answer = await route.fetch();
    const [proposal] = await answer.json();
    const past = { ...proposal, Expired: true, ValidUntil: '2026-11-10T02:59:59.000Z' };
    await route.fulfill({ response: answer, json: [past] });
  });
  await openAsClient(page, served);
  const proposal = proposalOn(page);
  await expect(proposal.getByText('Vencida', { exact: true })).toBeVisible();
  await expect(proposal.getByText('Venceu em 09/11/2026', { exact: true })).toBeVisible();
  await expect(proposal.getByRole('button', { name: 'Aceitar' })).toBeHidden();
  const dialog = await answerWith(page, 'Pedir renovação');
  await dialog.getByRole('button', { name: 'Pedir renovação' }).click();
  await expect(page.getByText('Pedido de renovação enviado ao vendedor.')).toBeVisible();
  await expect(proposal.getByText(/Você pediu a renovação em/)).toBeVisible();
});

test.describe('where the code of the answers is lost', () => {
  test.use({ expectedErrors: /ERR_FAILED|ChunkLoadError|Loading chunk/ });

  test('that is said, and a second try opens them', async ({ page, request }) => {
    const served = await servedQuotation(request);
    await sendProposal(request, served);
    await page.route(/\/proposal-answer\.js/, (route) => route.abort());
    await openAsClient(page, served);
    const dialog = await answerWith(page, 'Aceitar');
    await expect(dialog.getByText('A resposta à proposta não abriu')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(dialog.getByRole('button', { name: /^Aceitar por/ })).toBeVisible();
  });
});
