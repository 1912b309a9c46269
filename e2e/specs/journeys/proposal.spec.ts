import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { answerWith, expectToFit, proposalOn } from '../../pages/client-proposal';
import { openAs, sheetOf } from '../../pages/proposal-sheet';
import { closeCart, fillCart, newClient, registerFromCart } from '../../pages/visitor';
import { authorized } from '../../support/accounts';
import { expectAccessible } from '../../support/checks/axe';
import { assignTo, newPerson } from '../../support/data/quotations';
import { expect, test } from '../../support/test';

const PHONE = { width: 375, height: 812 };

test('[SF-13][ST-05] asked for on a telephone, priced by keyboard, corrected, accepted and finished', async ({
  page: phone,
  openBrowser,
  request,
}) => {
  const client = newClient();
  const number = await test.step('the visitor asks', async () => {
    await fillCart(phone, 4);
    await phone.setViewportSize(PHONE);
    await registerFromCart(phone, client);
    return closeCart(phone);
  });

  const desk = await openBrowser();
  const sheet = sheetOf(desk);
  const seller = await newPerson(request, 'seller');
  const headers = await authorized(request, client.email);
  const [quotation] = (await (await request.get('/api/shopping-cart', { headers })).json()) as [ShoppingCart];

  const send = async () => {
    await sheet.button('Enviar proposta').focus();
    await desk.keyboard.press('Enter');
    const confirm = await sheet.confirmable();
    await expect(confirm).toBeVisible();
    await confirm.focus();
    await desk.keyboard.press('Enter');
    await expect(sheet.dialog).toBeHidden();
  };

  await test.step('the seller prices it by keyboard alone', async () => {
    await assignTo(request, quotation, seller);
    await openAs(desk, seller.Email, quotation);
    await sheet.button('Montar proposta').focus();
    await desk.keyboard.press('Enter');
    await expect(sheet.price(1)).toBeFocused();
    await desk.keyboard.press('Control+A');
    await desk.keyboard.type('933,90');
    await sheet.saved();
    await send();
    await expect(sheet.area.getByText(`Proposta ${number}/1`).first()).toBeVisible();
  });

  await test.step('the client sees it on the telephone', async () => {
    await phone.goto(`/orcamentos/${quotation.Code}`);
    await expect(proposalOn(phone).getByText('R$ 3.735,60').first()).toBeVisible();
    await expectToFit(phone);
    await expectAccessible(phone);
  });

  await test.step('the seller corrects it, and the telephone shows the next version by itself', async () => {
    await sheet.button('Corrigir').focus();
    await desk.keyboard.press('Enter');
    await expect(sheet.price(1)).toBeFocused();
    await desk.keyboard.press('Control+A');
    await desk.keyboard.type('899');
    await sheet.saved();
    await send();
    await expect(proposalOn(phone).getByText('R$ 3.596,00').first()).toBeVisible();
    await expect(phone.getByRole('heading', { name: `Proposta ${number}/2` })).toBeVisible();
  });

  await test.step('the client accepts', async () => {
    const dialog = await answerWith(phone, 'Aceitar');
    await expect(dialog.getByText('R$ 3.596,00').first()).toBeVisible();
    await dialog.getByRole('button', { name: /^Aceitar/ }).click();
    await expect(proposalOn(phone).getByText('Aceita', { exact: true })).toBeVisible();
  });

  await test.step('the seller is told, and finishes', async () => {
    await expect(
      desk.getByRole('region', { name: 'Histórico', exact: true }).getByText(`Proposta ${number}/2 aceita.`),
    ).toBeVisible();
    const finish = desk.getByRole('button', { name: 'Finalizar Atendimento' });
    await finish.focus();
    await desk.keyboard.press('Enter');
    const question = desk.getByRole('dialog', { name: /Finalizar o atendimento/ });
    await question.getByRole('button', { name: 'Finalizar Atendimento' }).focus();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Concluído', { exact: true }).first()).toBeVisible();
  });

  await test.step('and the client has it concluded, with what was agreed', async () => {
    await phone.reload();
    await expect(phone.getByText('Concluído', { exact: true }).first()).toBeVisible();
    await expect(proposalOn(phone).getByText('R$ 3.596,00').first()).toBeVisible();
  });
});
