import { sql } from 'drizzle-orm';
import { createContext } from '../../src/context/context';
import { mailUnread } from '../../src/modules/message/message-mails';
import { ONE_ENGINE } from '../support/engines';
import { type Conversations, startConversations } from '../support/scenes/messages';
import { until } from '../support/wait';

describe.each(ONE_ENGINE)('mails of the conversation about a quotation on %s', (engine) => {
  let api: Conversations['api'];
  let talk: Conversations['talk'];
  let close: Conversations['close'];
  beforeAll(async () => {
    ({ api, talk, close } = await startConversations(engine));
  });
  afterAll(() => close());

  describe('mails about what is unread', () => {
    const due = (code: string, side: 'client' | 'staff') =>
      api.database.db.execute(
        sql`update conversation set ${sql.identifier(`${side}_mail`)} = now() where quotation_code = ${code}
          and ${sql.identifier(`${side}_mail`)} is not null`,
      );
    const look = () => mailUnread(createContext({ config: api.config, database: api.database }));
    async function mailed(code: string): Promise<string[]> {
      await until(async () => {
        const { rows } = await api.database.db.execute<{ left: number }>(
          sql`select count(*)::int as left from mail_message where status = 'PENDING'`,
        );
        return rows[0]?.left === 0 || undefined;
      });
      const { rows } = await api.database.db.execute<{ name: string; plain: string }>(sql`
        select person.name, plain from mail_message join person on person.code = person_code
        where kind = 'unread' and plain like ${`%${code}#conversa%`} order by mail_message.created`);
      return rows.map(({ name, plain }) => `${name}: ${/(uma mensagem nova|\d+ mensagens novas)/.exec(plain)?.[0]}`);
    }
    /** Returns the seconds until a side is notified. */
    async function wait(code: string, side: 'client' | 'staff'): Promise<number | null> {
      const { rows } = await api.database.db.execute<{ seconds: number | null }>(sql`
        select extract(epoch from ${sql.identifier(`${side}_mail`)} - now())::float8 as seconds
        from conversation where quotation_code = ${code}`);
      return rows[0]?.seconds ?? null;
    }

    test('nobody is mailed before two minutes, then once about all of it, and again after fifteen', async () => {
      const code = await talk.quotation();
      await talk.write('client', code, 'um');
      expect(await wait(code, 'staff')).toBeGreaterThan(110);
      expect(await wait(code, 'client')).toBeNull();
      await look();
      expect(await mailed(code)).toEqual([]);
      await talk.write('client', code, 'dois');
      await due(code, 'staff');
      await Promise.all([look(), look(), look()]);
      expect(await mailed(code)).toEqual(['seller: 2 mensagens novas']);
      await talk.write('client', code, 'três');
      expect(await wait(code, 'staff')).toBeGreaterThan(14 * 60);
      await look();
      expect(await mailed(code)).toHaveLength(1);
    });

    test('whoever has read it, or answers to it after reading, is not mailed', async () => {
      const code = await talk.quotation();
      await talk.write('seller', code, 'Olá');
      await talk.mark('client', code, 1);
      expect(await wait(code, 'client')).toBeNull();
      await talk.write('seller', code, 'De novo');
      await talk.mark('client', code, 1);
      expect(await wait(code, 'client')).toBeGreaterThan(0);
      await due(code, 'client');
      await look();
      expect(await mailed(code)).toEqual(['client: uma mensagem nova']);
    });

    test('what nobody serves yet is told to those who assign it; its text is in no mail', async () => {
      const shoppingCartItem = [{ productCode: talk.productCode, quantity: 1 }];
      const { Code: code } = (await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem })).body;
      await talk.write('client', code, 'Meu telefone é outro');
      await due(code, 'staff');
      await look();
      expect(await mailed(code)).toEqual(['admin: uma mensagem nova']);
      const { rows } = await api.database.db.execute(
        sql`select 1 from mail_message where plain like '%telefone é outro%'`,
      );
      expect(rows).toEqual([]);
    });
  });
});
