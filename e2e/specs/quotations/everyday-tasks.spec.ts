import { boardOn } from '../../pages/board';
import { conversationOn } from '../../pages/conversation';
import { openAs } from '../../pages/proposal-sheet';
import { authorized, logInDirectly } from '../../support/accounts';
import { sendProposal, servedQuotation } from '../../support/data/proposals';
import { Hand } from '../../support/hand';
import { expect, test } from '../../support/test';

test('[BO-22] what it costs to follow up a quotation', async ({ page, request }) => {
  const served = await servedQuotation(request);
  const { seller, client, quotation } = served;

  await test.step('a reminder in three days: 2 clicks; before there was none', async () => {
    await openAs(page, seller.Email, quotation);
    const hand = new Hand(page);
    await hand.click(page.getByRole('button', { name: 'Lembrar-me' }));
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Guardar lembrete' }));
    await expect(page.getByRole('button', { name: 'Alterar lembrete' })).toBeVisible();
    expect(hand.effort).toEqual({ clicks: 2, keys: 0 });
  });

  await test.step('a usual question to a client who refused: 5 clicks and 1 key; before 3 and 1, and the text typed', async () => {
    const { Code } = await sendProposal(request, served);
    const headers = await authorized(request, client.Email);
    await request.put(`/api/proposal/refuse/${Code}`, { headers, data: { reason: 'PRICE' } });
    await page.goto('/orcamentos');
    const hand = new Hand(page);
    const queue = page.getByRole('region', { name: 'Minha fila' });
    await hand.click(queue.getByRole('button', { name: /^Recusadas ou a alterar/ }));
    await hand.click(queue.getByRole('link', { name: new RegExp(`nº ${quotation.Number} `) }));
    const conversation = conversationOn(page);
    await hand.click(conversation.field);
    await hand.click(conversation.area.getByRole('button', { name: 'Texto pronto' }));
    await hand.click(conversation.area.getByRole('button', { name: /^Pedir mais detalhes/ }));
    await expect(conversation.field).toBeFocused();
    await hand.press('Control+Enter');
    await expect(conversation.messages).toContainText([/preciso saber em que veículo/]);
    expect(hand.effort).toEqual({ clicks: 5, keys: 1 });
  });

  await test.step('accepted by telephone and finished: 4 clicks, before 5', async () => {
    await sendProposal(request, served);
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto('/orcamentos/quadro');
    const hand = new Hand(page);
    const board = boardOn(page);
    await expect(board.card('Proposta enviada', quotation)).toBeVisible();
    await board.drag(quotation, 'Aceita, a concluir');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Como e quando o cliente aceitou').fill('Por telefone.');
    await hand.click(dialog.getByRole('button', { name: 'Registrar aceitação' }));
    await expect(board.card('Aceita, a concluir', quotation)).toBeVisible();
    await board.drag(quotation, 'Encerrados');
    await hand.click(dialog.getByRole('button', { name: 'Finalizar Atendimento' }));
    await expect(board.card('Encerrados', quotation)).toContainText('Ganho');
    // each drag is one press of the mouse
    expect(hand.clicks + 2).toBe(4);
  });

  await test.step('what happened to the own work: 1 click; before each quotation had to be opened', async () => {
    await logInDirectly(page, seller.Email);
    await page.goto('/orcamentos');
    const hand = new Hand(page);
    await hand.click(page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Avisos' }));
    await expect(page.getByRole('region', { name: 'O que aconteceu' }).getByRole('listitem')).toHaveCount(2);
    expect(hand.effort).toEqual({ clicks: 1, keys: 0 });
  });
});
