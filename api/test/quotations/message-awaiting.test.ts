import { ONE_ENGINE } from '../support/engines';
import { proposalCalls, sentProposal } from '../support/proposals';
import { type Conversations, startConversations } from '../support/scenes/messages';

describe.each(ONE_ENGINE)('who waits for an answer on %s', (engine) => {
  let api: Conversations['api'];
  let talk: Conversations['talk'];
  let close: Conversations['close'];
  beforeAll(async () => {
    ({ api, talk, close } = await startConversations(engine));
  });
  afterAll(() => close());

  test('a client waits for an answer from the last word until staff write, or say that it needs none', async () => {
    const code = await talk.quotation();
    const waits = async () => {
      const { Awaiting } = (await api.call('seller', 'GET', `/message/by-quotation/${code}`)).body;
      const { body } = await api.call('seller', 'GET', '/shopping-cart/pagged?queue=AWAITING&quantity=100');
      expect(body.Results.some(({ Code }: { Code: string }) => Code === code)).toBe(Awaiting);
      return Awaiting;
    };
    expect(await waits()).toBe(false);
    const { Position } = (await talk.write('client', code, 'Chega quando?')).body;
    await talk.mark('seller', code, Position);
    expect(await waits()).toBe(true);
    await talk.write('seller', code, 'Amanhã.');
    expect(await waits()).toBe(false);
    const thanks = (await talk.write('client', code, 'Obrigado!')).body;
    expect(await waits()).toBe(true);
    expect((await api.call('seller', 'PUT', `/message/settle/${code}`, { position: 1_000_000 })).status).toBe(204);
    expect(await waits()).toBe(false);
    await talk.write('client', code, 'E mais uma coisa');
    expect(await waits()).toBe(true);
    // what came after the position that was seen still waits
    await api.call('seller', 'PUT', `/message/settle/${code}`, { position: thanks.Position });
    expect(await waits()).toBe(true);
    expect((await api.call('client', 'GET', `/message/by-quotation/${code}`)).body).not.toHaveProperty('Awaiting');
  });

  test('what was read can be unread again, for the reader and for the staff', async () => {
    const code = await talk.quotation();
    const unread = async (who: 'seller' | 'admin') =>
      (await api.call(who, 'GET', `/message/by-quotation/${code}`)).body.Unread;
    expect((await api.call('seller', 'PUT', `/message/unread/${code}`)).status).toBe(204);
    await talk.write('client', code, 'Um');
    const { Position } = (await talk.write('client', code, 'Dois')).body;
    await talk.mark('seller', code, Position);
    expect([await unread('seller'), await unread('admin')]).toEqual([0, 0]);
    expect((await api.call('seller', 'PUT', `/message/unread/${code}`)).status).toBe(204);
    expect([await unread('seller'), await unread('admin')]).toEqual([1, 1]);
    await talk.mark('seller', code, Position);
    expect([await unread('seller'), await unread('admin')]).toEqual([0, 0]);
  });

  test('a proposal in force is news for its client on every page, until it is decided', async () => {
    const code = await talk.quotation();
    const news = async (caller: 'client' | 'seller') => (await api.call(caller, 'GET', '/message/unread')).body;
    const before = (await news('client')).Proposals;
    const calls = proposalCalls(api);
    await calls.draft(code);
    expect((await news('client')).Proposals).toBe(before);
    const sent = await sentProposal(api, code);
    expect((await news('client')).Proposals).toBe(before + 1);
    expect(await news('seller')).not.toHaveProperty('Proposals');
    expect((await calls.accept(sent)).status).toBe(200);
    expect((await news('client')).Proposals).toBe(before);
  });
});
