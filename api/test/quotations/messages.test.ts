import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Conversation, Message } from '@rodovia/shared/contracts/quotations';
import sharp from 'sharp';
import type { Caller } from '../support/api';
import { ONE_ENGINE } from '../support/engines';
import { type Conversations, startConversations } from '../support/scenes/messages';

let shade = 0;
async function photo(width = 900): Promise<string> {
  shade += 1;
  const picture = sharp({ create: { width, height: 600, channels: 3, background: { r: shade, g: 20, b: 90 } } });
  return (
    await picture
      .withExif({ IFD0: { Artist: 'Fulano' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
}

describe.each(ONE_ENGINE)('the conversation about a quotation on %s', (engine) => {
  let api: Conversations['api'];
  let talk: Conversations['talk'];
  let close: Conversations['close'];
  beforeAll(async () => {
    ({ api, talk, close } = await startConversations(engine));
  });
  afterAll(() => close());

  const read = async (caller: Caller, code: string, query = ''): Promise<Conversation> =>
    (await api.call(caller, 'GET', `/message/by-quotation/${code}${query}`)).body;
  const texts = ({ Messages }: Conversation) => Messages.map(({ Text }) => Text);
  const unread = async (caller: Caller) => (await api.call(caller, 'GET', '/message/unread')).body.Conversations;

  test('both sides write and read, in one order, each by the name that the other may know', async () => {
    const code = await talk.quotation();
    expect((await talk.write('client', code, '  Tem pronta entrega?  ', { quote: '4 × Pneu CONV-1' })).status).toBe(
      201,
    );
    await talk.write('seller', code, 'Tem.\nQuantos?');
    await talk.write('admin', code, 'Fica reservado.');
    const seen = await read('client', code);
    expect(seen).toMatchObject({ Earlier: false, Open: true, Unread: 2 });
    expect(seen.Messages.map(({ Position, Side, AuthorName, Own }) => [Position, Side, AuthorName, Own])).toEqual([
      [1, 'CLIENT', 'client', true],
      [2, 'STAFF', 'seller', false],
      [3, 'STAFF', 'Administração', false],
    ]);
    expect(texts(seen)).toEqual(['Tem pronta entrega?', 'Tem.\nQuantos?', 'Fica reservado.']);
    expect(seen.Messages[0]?.Quote).toBe('4 × Pneu CONV-1');
    expect((await read('seller', code)).Messages[2]?.AuthorName).toBe('admin');
  });

  test('what is empty, too long, hidden or too much is refused with a sentence, and nothing is written', async () => {
    const code = await talk.quotation();
    const refused = [
      await talk.write('client', code, '   '),
      await talk.write('client', code, 'x'.repeat(2001)),
      await talk.write('client', code, 'a\u202Eb'),
      await talk.write('client', code, 'oi', { quote: 'uma\nlinha' }),
      await talk.write('client', code, 'oi', { pictures: Array.from({ length: 6 }, () => 'aGk=') }),
      await talk.write('client', code, 'oi', { pictures: ['aGk='] }),
      await talk.write('client', code, 'oi', { further: true }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect(refused[0]?.body.errors).toEqual({ text: 'Escreva uma mensagem.' });
    expect(refused[2]?.body.errors.text).toContain('Mensagem');
    expect(refused[5]?.body.message).toBe('Envie somente imagens JPEG, PNG, WebP ou AVIF.');
    expect((await read('client', code)).Messages).toEqual([]);
  });

  test('a repeated key is one message, also at once and with pictures; another quotation is a mistake', async () => {
    const code = await talk.quotation();
    const key = { 'idempotency-key': 'mensagem-1' };
    const pictures = [await photo()];
    const sent = await Promise.all([1, 2, 3].map(() => talk.write('client', code, 'Só uma', { pictures }, key)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body.Code)).size).toBe(1);
    expect((await read('client', code)).Messages).toHaveLength(1);
    expect((await talk.write('client', await talk.quotation(), 'Outra', {}, key)).status).toBe(409);
  });

  test('thirty at once on both sides have each a place of their own', async () => {
    const code = await talk.quotation();
    const authors = Array.from({ length: 30 }, (_, at) => (at % 2 ? 'client' : 'seller') as Caller);
    await Promise.all(authors.map((author, at) => talk.write(author, code, `n${at}`)));
    const { Messages } = await read('client', code);
    expect(Messages.map(({ Position }) => Position)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(new Set(Messages.map(({ Text }) => Text)).size).toBe(30);
  });

  test('it is read page by page from the end', async () => {
    const code = await talk.quotation();
    for (let at = 1; at <= 60; at += 1) await talk.write(at % 2 ? 'client' : 'seller', code, `n${at}`);
    const last = await read('client', code);
    expect([last.Messages.length, last.Messages[0]?.Position, last.Earlier]).toEqual([50, 11, true]);
    const first = await read('client', code, '?before=11');
    expect([first.Messages.length, first.Messages[0]?.Text, first.Earlier]).toEqual([10, 'n1', false]);
  });

  test('nobody else reads, writes, marks or sees a picture of it', async () => {
    const code = await talk.quotation();
    const { body } = await talk.write('client', code, 'Segredo', { pictures: [await photo()] });
    const picture = `/message/picture/${(body as Message).Pictures[0]}`;
    for (const stranger of ['otherClient', 'otherSeller'] as const) {
      expect((await api.call(stranger, 'GET', `/message/by-quotation/${code}`)).status).toBe(404);
      expect((await talk.write(stranger, code, 'Oi')).status).toBe(404);
      expect((await talk.write(stranger, code, 'Oi', { pictures: [await photo()] })).status).toBe(404);
      expect((await talk.mark(stranger, code, 1)).status).toBe(404);
      expect((await api.call(stranger, 'GET', picture)).status).toBe(404);
    }
    expect((await api.call('visitor', 'GET', picture)).status).toBe(401);
    // former sellers cannot read it either
    await api.call('admin', 'PUT', `/shopping-cart/reassign/${code}?sellerCode=${api.people.otherSeller.code}`);
    expect((await api.call('seller', 'GET', `/message/by-quotation/${code}`)).status).toBe(404);
    expect((await api.call('seller', 'GET', picture)).status).toBe(404);
    expect(texts(await read('otherSeller', code))).toEqual(['Segredo']);
  });

  test('a picture loses its metadata, comes in widths, and lies at no public address', async () => {
    const code = await talk.quotation();
    const { body } = await talk.write('seller', code, '', { pictures: [await photo(), await photo()] });
    expect((body as Message).Pictures).toHaveLength(2);
    const [first = ''] = (body as Message).Pictures;
    for (const width of [320, 640, 1280]) {
      const got = await api.app.inject({
        url: `/api/message/picture/${first}?width=${width}`,
        headers: { authorization: `Bearer ${api.token('client')}` },
      });
      expect(got.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': expect.stringMatching(/^private/),
      });
      const { format, width: drawn, exif } = await sharp(got.rawPayload).metadata();
      expect([format, drawn, exif]).toEqual(['webp', Math.min(width, 900), undefined]);
    }
    expect((await api.call('client', 'GET', `/message/picture/${first}?width=321`)).status).toBe(400);
    expect((await api.call('client', 'GET', `/image/message-${first}-320.webp`)).status).toBe(400);
  });

  test('of large bodies a few of one person are read at a time; what is too large is refused', async () => {
    const code = await talk.quotation();
    const noise = await sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } })
      .png()
      .toBuffer();
    const large = { pictures: [noise.toString('base64')] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => talk.write('client', code, 'Foto', large)));
    const statuses = answers.map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([201, 429]);
    // further pictures are read again, like small ones
    expect((await talk.write('client', code, 'Foto', large)).status).toBe(201);
    const tooLarge = { pictures: ['A'.repeat(9 * 1024 * 1024)] };
    expect((await talk.write('client', code, 'Foto', tooLarge)).status).toBe(413);
  });

  test('a refused message leaves no file behind', async () => {
    const files = () => readdirSync(join(api.config.filesDir, 'images')).filter((name) => name.startsWith('message-'));
    const code = await talk.quotation();
    await talk.write('seller', code, '', { pictures: [await photo()] });
    const before = files().length;
    await api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, { value: 'Fim.' });
    expect((await talk.write('client', code, 'Tarde', { pictures: [await photo()] })).status).toBe(409);
    expect(files()).toHaveLength(before);
  });

  test('what is settled is for reading only', async () => {
    const code = await talk.quotation();
    await talk.write('seller', code, 'Até logo');
    await api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, { value: 'Fim.' });
    const { status, body } = await talk.write('client', code, 'Ainda aí?');
    expect([status, body.message]).toEqual([409, "O orçamento está 'Concluído': a conversa é só para leitura."]);
    expect(await read('client', code)).toMatchObject({ Open: false, Unread: 1 });
    expect((await talk.mark('client', code, 1)).status).toBe(204);
    expect(await read('client', code)).toMatchObject({ Unread: 0 });
  });

  test('unread is counted for each reader, in lists and menus', async () => {
    const code = await talk.quotation();
    const inList = async (caller: Caller) =>
      (await api.call(caller, 'GET', '/shopping-cart/pagged?quantity=100')).body.Results.find(
        ({ Code }: { Code: string }) => Code === code,
      ).Unread;
    const before = { client: await unread('client'), seller: await unread('seller'), admin: await unread('admin') };
    await talk.write('client', code, 'um');
    await talk.write('client', code, 'dois');
    expect([await inList('client'), await inList('seller'), await inList('admin')]).toEqual([0, 2, 2]);
    expect(await unread('seller')).toBe(before.seller + 1);
    expect(await unread('admin')).toBe(before.admin + 1);
    expect(await unread('client')).toBe(before.client);
    await talk.mark('seller', code, 1);
    expect(await inList('seller')).toBe(1);
    // positions never go back, and never beyond the last message
    await talk.mark('seller', code, 999);
    await talk.mark('seller', code, 1);
    expect([await inList('seller'), await inList('admin')]).toEqual([0, 0]);
    await talk.write('client', code, 'três');
    expect([await inList('seller'), await inList('admin')]).toEqual([1, 1]);
    // reading by an administrator does not count as the seller's
    await talk.mark('admin', code, 3);
    expect([await inList('seller'), await inList('admin')]).toEqual([1, 0]);
  });

  test('a message is news for both sides and no step of the history; it changes no version', async () => {
    const code = await talk.quotation();
    const before = (await api.call('client', 'GET', `/shopping-cart/${code}?include=History`)).body;
    await talk.write('client', code, 'Novidade?');
    const after = (await api.call('client', 'GET', `/shopping-cart/${code}?include=History`)).body;
    expect([after.Version, after.Updated, after.History]).toEqual([before.Version, before.Updated, before.History]);
    const events = (
      await api.call('seller', 'GET', '/shopping-cart/events?follow=false', undefined, { 'last-event-id': '0' })
    ).text;
    expect(events).toMatch(new RegExp(`"code":"${code}"[^\\n]*"kind":"MESSAGE"`));
    expect(events).not.toContain('Novidade?');
  });

  test('a quotation that is spoken about stays its client’s', async () => {
    const shoppingCartItem = [{ productCode: talk.productCode, quantity: 1 }];
    const { Code: code } = (await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem })).body;
    await talk.write('client', code, 'É para mim');
    const given = { code, personCode: api.people.otherClient.code, shoppingCartItem };
    expect((await api.call('admin', 'PUT', '/shopping-cart', given)).status).toBe(409);
    expect((await api.call('otherClient', 'GET', `/message/by-quotation/${code}`)).status).toBe(404);
  });

  test('whoever deletes an open quotation deletes what was shown in it', async () => {
    const shoppingCartItem = [{ productCode: talk.productCode, quantity: 1 }];
    const { Code: code } = (await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem })).body;
    const { body } = await talk.write('client', code, 'Foto', { pictures: [await photo()] });
    expect((await api.call('admin', 'DELETE', `/shopping-cart?code=${code}`)).status).toBe(204);
    const names = readdirSync(join(api.config.filesDir, 'images'));
    expect(names.filter((name) => name.includes((body as Message).Pictures[0] ?? ''))).toEqual([]);
  });
});
