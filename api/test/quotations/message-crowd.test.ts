import type { Conversation } from '@rodovia/shared/contracts/quotations';
import type { FastifyInstance } from 'fastify';
import { sized } from '../../../testing/long.mjs';
import { buildApp } from '../../src/app';
import { openDatabase } from '../../src/db/open';
import { startApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { crowd, type Member } from '../support/crowd';
import { ENGINES } from '../support/engines';
import { readEvents } from '../support/servers/event-reader';
import { until } from '../support/wait';

const CLIENTS = sized({ usual: 10, long: 30 });
const TURNS = 4;

const listening = (app: FastifyInstance) => app.listen({ port: 0, host: '127.0.0.1' });

/** State of one pair of the crowd. */
interface Talk {
  member: Member;
  code: string;
  texts: string[];
}

(ENGINES.includes('postgres') ? test : test.skip)(
  `${CLIENTS} clients at once on two instances: each hears and reads its own conversation, whole and in order, and nothing else`,
  async () => {
    const api = await startApi('postgres', { mailInterval: 3_600_000 });
    const database = await openDatabase({ databaseUrl: api.databaseUrl, dataDir: '' });
    const second = await buildApp({ config: api.config, database });
    const bases = [await listening(api.app), await listening(second)];
    const productCode = await createProduct(api, await createParents(api, 'vozes'), 'V1');
    const members = await crowd(api, 'client', CLIENTS);

    /** Calls the instance with index `at`. */
    async function ask(at: number, token: string, path: string, body?: object, method = body ? 'POST' : 'GET') {
      const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
      const answer = await fetch(`${bases[at % 2]}/api${path}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
      });
      expect([path, answer.status < 300]).toEqual([path, true]);
      return answer.status === 204 ? null : answer.json();
    }

    const seller = api.token('seller');
    const open = async (member: Member): Promise<Talk> => {
      const shoppingCartItem = [{ productCode, quantity: 1 }];
      const { Code: code } = await ask(0, member.token, '/shopping-cart', { shoppingCartItem });
      const start = `/shopping-cart/start-service/${code}?sellerCode=${api.people.seller.code}`;
      await ask(0, api.token('admin'), start, undefined, 'PUT');
      return { member, code, texts: [] };
    };
    const talks: Talk[] = [];
    for (const member of members) talks.push(await open(member));
    const readers = await Promise.all(talks.map(({ member }, at) => readEvents(bases[at % 2] ?? '', member.token)));
    for (const reader of readers) await reader.ready();

    // client and seller write in turns, each pair at its own instances, all pairs at once
    const converse = async (talk: Talk, at: number) => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (const [side, token] of [[0, talk.member.token] as const, [1, seller] as const]) {
          const text = `${at}.${turn}.${side}`;
          await ask(at + side, token, '/message', { quotationCode: talk.code, text });
          talk.texts.push(text);
        }
      }
    };
    await Promise.all(talks.map(converse));

    for (const [at, { member, code, texts }] of talks.entries()) {
      const news = readers[at]?.news ?? [];
      await until(() => news.length >= texts.length || undefined);
      expect(news.map((one) => [one.code, one.kind])).toEqual(texts.map(() => [code, 'MESSAGE']));
      const heard: Conversation = await ask(at, member.token, `/message/by-quotation/${code}`);
      expect(heard.Messages.map(({ Text }) => Text)).toEqual(texts);
      expect(heard.Unread).toBe(TURNS);
      expect(await ask(at + 1, member.token, '/message/unread')).toEqual({ Conversations: 1, Proposals: 0 });
    }
    expect((await ask(0, seller, '/message/unread')).Conversations).toBe(CLIENTS);

    for (const reader of readers) reader.drop();
    second.server.closeAllConnections();
    api.app.server.closeAllConnections();
    await second.close();
    await database.close();
    await api.close();
  },
);
