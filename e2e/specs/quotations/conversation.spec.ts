import { expectToFit, following } from '../../pages/client-proposal';
import {
  accountButton,
  conversationOn,
  expectUnread,
  openConversation,
  say,
  staffEntry,
  storedConversation,
} from '../../pages/conversation';
import { ADMIN, authorized, logInDirectly, PASSWORD } from '../../support/accounts';
import { expectAccessible } from '../../support/checks/axe';
import { pictures } from '../../support/data/pictures';
import { servedQuotation } from '../../support/data/proposals';
import { expect, test } from '../../support/test';

test('client and seller talk side by side: a picture arrives, counters rise and fall in menus and lists', async ({
  page,
  openBrowser,
  request,
}) => {
  const served = await servedQuotation(request);
  const desk = await openBrowser();
  await logInDirectly(desk, served.seller.Email);
  const deskFollows = following(desk);
  await desk.goto('/orcamentos');
  await deskFollows;
  const row = desk.getByRole('row', { name: new RegExp(served.client.Name) });
  await expect(row).toBeVisible();
  await expectUnread(staffEntry(desk), false);

  const talk = await openConversation(page, served.client.Email, served.quotation);
  await expect(talk.area.getByText(/^Escreva ao vendedor sobre este orçamento/)).toBeVisible();
  await talk.choose.setInputFiles(pictures(2));
  await expect(talk.button(/^Remover imagem/)).toHaveCount(2);
  await talk.button('Remover imagem 2').click();
  await talk.field.fill('É este o desenho?');
  await expectAccessible(page);
  await talk.button('Enviar').click();
  await expect(talk.messages).toHaveCount(1);
  await expect(talk.messages.getByText('Você')).toBeVisible();
  await expect(talk.field).toHaveValue('');
  await expect(talk.field).toBeFocused();

  await expect(row.getByText('1 não lida')).toBeVisible();
  await expectUnread(staffEntry(desk), true);
  await desk.getByRole('button', { name: 'Recolher menu' }).click();
  await expect(staffEntry(desk).locator('[data-count="1"]')).toBeInViewport();
  await expectAccessible(desk);
  await row.getByRole('link').first().click();
  const answer = conversationOn(desk);
  await expect(answer.messages.getByText('É este o desenho?')).toBeVisible();
  await answer.area.getByRole('log').scrollIntoViewIfNeeded();
  await expectUnread(staffEntry(desk), false);
  await answer.button(/^Ampliar: Imagem de/).click();
  const enlarged = desk.getByRole('dialog');
  await expect(enlarged.getByRole('img', { name: /^Imagem de / })).toBeVisible();
  await enlarged.getByRole('button', { name: 'Fechar' }).click();

  await page.getByRole('link', { name: 'Meus orçamentos' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus orçamentos' })).toBeVisible();
  await answer.field.focus();
  await desk.keyboard.type('É sim.');
  await desk.keyboard.press('Enter');
  await desk.keyboard.type('Chega na quinta.');
  await desk.keyboard.press('Control+Enter');
  await expect(answer.messages).toHaveCount(2);
  await expectAccessible(desk);

  const card = page.getByRole('main').getByRole('listitem');
  await expect(card.getByText('1 não lida')).toBeVisible();
  await expectUnread(accountButton(page), true);
  await accountButton(page).click();
  await expectUnread(page.getByRole('banner').getByRole('link', { name: 'Meus orçamentos' }), true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await card.getByRole('link').click();
  await expect(talk.messages.last().getByText('É sim.\nChega na quinta.')).toBeVisible();
  await talk.area.getByRole('log').scrollIntoViewIfNeeded();
  await expectUnread(accountButton(page), false);
  await expectAccessible(page);
});

test('what the other side writes while the page is open is there at once, and read only where it is seen', async ({
  page,
  request,
}) => {
  const served = await servedQuotation(request);
  const follows = following(page);
  const talk = await openConversation(page, served.client.Email, served.quotation);
  await follows;
  await page.setViewportSize({ width: 1000, height: 400 });
  await page.evaluate(() => scrollTo(0, 0));
  await say(request, served.seller.Email, served.quotation, 'Tenho em pronta entrega.');
  await expect(talk.messages.getByText('Tenho em pronta entrega.')).toBeAttached();
  await expectUnread(accountButton(page), true);
  await talk.area.getByRole('log').scrollIntoViewIfNeeded();
  await expectUnread(accountButton(page), false);
  expect((await storedConversation(request, served.client.Email, served.quotation)).Unread).toBe(0);
});

test('an address of the conversation leads to it, also for administrators and through the log-in', async ({
  page,
  openBrowser,
  request,
}) => {
  const served = await servedQuotation(request);
  for (let line = 1; line <= 12; line += 1) await say(request, served.client.Email, served.quotation, `Linha ${line}`);
  const heading = (at: typeof page) => at.getByRole('heading', { name: 'Conversa' });
  await openConversation(page, served.seller.Email, served.quotation, '#conversa');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();

  const admin = await openBrowser();
  await openConversation(admin, ADMIN, served.quotation, '#conversa');
  await expect(admin).toHaveURL(`/admin/orcamentos/${served.quotation.Code}#conversa`);
  await expect(heading(admin)).toBeFocused();

  const phone = await openBrowser();
  await phone.setViewportSize({ width: 375, height: 740 });
  await phone.goto(`/orcamentos/${served.quotation.Code}#conversa`);
  await phone.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('E-mail').fill(served.client.Email);
  await dialog.getByLabel('Senha').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(heading(phone)).toBeInViewport();
  await expect(conversationOn(phone).messages.last()).toBeInViewport();
  await expectToFit(phone);
});

test('a long conversation shows its end, and what was before as it is asked for', async ({ page, request }) => {
  const served = await servedQuotation(request);
  for (let line = 1; line <= 53; line += 1) await say(request, served.client.Email, served.quotation, `Linha ${line}.`);
  const talk = await openConversation(page, served.client.Email, served.quotation);
  await talk.area.scrollIntoViewIfNeeded();
  await expect(talk.messages.getByText('Linha 53.')).toBeInViewport();
  await expect(talk.messages.getByText('Linha 3.')).toHaveCount(0);
  await talk.button('Mensagens anteriores').click();
  await expect(talk.messages).toHaveCount(53);
  await expect(talk.messages.getByText('Linha 4.')).toBeInViewport();
  await expect(talk.button('Mensagens anteriores')).toHaveCount(0);
  await say(request, served.seller.Email, served.quotation, 'E aqui a resposta.');
  await talk.button('Novas mensagens').click();
  await expect(talk.messages.getByText('E aqui a resposta.')).toBeInViewport();
});

test.describe('a message whose answer is lost', () => {
  test.use({ expectedErrors: /502 \(Bad Gateway\)/ });

  test('stays, marked, over a reload, and comes once however often it is tried', async ({ page, request }) => {
    const served = await servedQuotation(request);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/message', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const response = await route.fetch();
      expect(response.status()).toBe(201);
      if (keys.length < 2) return route.fulfill({ status: 502, json: { code: 502, message: 'Sem resposta.' } });
      return route.fulfill({ response });
    });
    // the page must not learn of it in another way
    await page.route(/\/api\/shopping-cart\/events/, () => undefined);
    const talk = await openConversation(page, served.client.Email, served.quotation);
    await talk.write('Fazem por 450?');
    await expect(talk.area.getByText('A mensagem não foi enviada. Sem resposta.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(talk.area.getByText(/não enviada$/)).toBeVisible();
    const answered = page.waitForResponse('**/api/message');
    await talk.button('Tentar de novo').click();
    expect((await answered).status()).toBe(201);
    await expect(talk.area.getByText(/não enviada$/)).toHaveCount(0);
    await expect(talk.messages).toHaveCount(1);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    const { Messages } = await storedConversation(request, served.seller.Email, served.quotation);
    expect(Messages.map(({ Text }) => Text)).toEqual(['Fazem por 450?']);
  });
});

test.describe('a connection that is lost while somebody writes', () => {
  test.use({ expectedErrors: /net::ERR_|Error fetching/ });

  test('costs nothing of it: it is there again after the log-in, and for nobody else', async ({ page, request }) => {
    const served = await servedQuotation(request);
    const talk = await openConversation(page, served.client.Email, served.quotation);
    await talk.field.fill('Preciso dos quatro até sexta.');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Meus orçamentos' }).first().click();
    await expect(page.getByText(/Não foi possível falar com o servidor/)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openConversation(page, served.client.Email, served.quotation);
    await expect(talk.field).toHaveValue('Preciso dos quatro até sexta.');
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByText('Volte sempre!')).toBeVisible();
    await openConversation(page, served.client.Email, served.quotation);
    await expect(talk.field).toHaveValue('');
  });
});

test('what cannot be sent is told, and a quotation that is settled is for reading alone', async ({ page, request }) => {
  const served = await servedQuotation(request);
  const follows = following(page);
  const talk = await openConversation(page, served.client.Email, served.quotation);
  await follows;
  await talk.field.focus();
  await talk.button('Enviar').click();
  await expect(talk.area.getByText('Escreva uma mensagem.')).toBeVisible();
  await expect(talk.field).toBeFocused();
  await talk.field.fill('a'.repeat(2001));
  await expect(talk.area.getByText('1 caractere a mais')).toBeVisible();
  await talk.button('Enviar').click();
  await expect(talk.area.getByText('O texto é longo demais: tire 1 caractere.')).toBeVisible();
  await talk.choose.setInputFiles([{ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  await expect(talk.area.getByText('notas.txt: envie somente arquivos de imagem.')).toBeVisible();
  await talk.choose.setInputFiles(pictures(6));
  await expect(talk.button(/^Remover imagem/)).toHaveCount(5);
  await expect(talk.area.getByText('Uma mensagem leva até 5 imagens.')).toBeVisible();
  await expectAccessible(page);
  await talk.field.fill('Uma palavra-comprida'.repeat(20));
  await talk.button('Enviar').click();
  await expect(talk.messages.getByRole('button', { name: /^Ampliar/ })).toHaveCount(5);
  for (const width of [320, 375, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await expectToFit(page);
  }
  await talk.field.fill('Ainda não acabei');
  const headers = await authorized(request, served.seller.Email);
  await request.put(`/api/shopping-cart/finish-service/${served.quotation.Code}`, { headers, data: { value: 'Fim.' } });
  await expect(talk.area.getByText('O orçamento está encerrado: a conversa é só para leitura.')).toBeVisible();
  await expect(talk.area.getByText('Não foi enviado: “Ainda não acabei”')).toBeVisible();
  await expect(talk.field).toHaveCount(0);
  await expect(talk.messages).toHaveCount(1);
  await expectAccessible(page);
  await talk.button('Pedir de novo').click();
  await expect(page).toHaveURL('/carrinho');
});
