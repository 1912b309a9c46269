import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sized } from '../../../testing/long.mjs';
import { buildApp } from '../../src/app';
import type { DatabaseHandle } from '../../src/db/database';
import { createLimits } from '../../src/db/limits';
import { openDatabase } from '../../src/db/open';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { type SmtpStandIn, startSmtp } from '../support/servers/smtp';
import { until } from '../support/wait';

const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;

onPostgres('two instances on one PostgreSQL', () => {
  let api: TestApi;
  let smtp: SmtpStandIn;
  let second: FastifyInstance;
  let closeSecond: () => Promise<void>;
  let database: DatabaseHandle;
  let product: string;
  beforeAll(async () => {
    smtp = await startSmtp();
    api = await startApi('postgres', { smtpUrl: smtp.url, mailInterval: 20, loginAttempts: 4 });
    database = await openDatabase({ databaseUrl: api.databaseUrl, dataDir: '' });
    second = await buildApp({ config: api.config, database });
    closeSecond = () => second.close().then(() => database.close());
    product = await createProduct(api, await createParents(api, 'par'), 'TWO-1');
  });
  afterAll(async () => {
    await closeSecond();
    await api.close();
    await smtp.close();
  });

  const call = (
    app: FastifyInstance,
    who: 'client' | 'seller',
    method: 'POST' | 'PUT',
    path: string,
    payload?: object,
  ) => app.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${api.token(who)}` }, payload });
  const order = () => ({ shoppingCartItem: [{ productCode: product, quantity: 1 }] });

  test('[ST-04] of two transitions that race on different instances one wins and one gets 409', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { Code } = (await call(api.app, 'client', 'POST', '/shopping-cart', order())).json();
      const start = `/shopping-cart/start-service/${Code}?sellerCode=${api.people.seller.code}`;
      const admin = { authorization: `Bearer ${api.token('admin')}` };
      const answers = await Promise.all([
        api.app.inject({ method: 'PUT', url: `/api${start}`, headers: admin }),
        call(second, 'client', 'PUT', `/shopping-cart/cancel-service/${Code}`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    }
  });

  test('every mail leaves exactly once, whichever instance takes it', async () => {
    await until(async () => ((await pending()) === 0 ? true : undefined));
    smtp.received.length = 0;
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        call(index % 2 ? api.app : second, 'client', 'POST', '/shopping-cart', order()),
      ),
    );
    await until(async () => ((await pending()) === 0 ? true : undefined));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ids = smtp.received.map((mail) => /message-id: <([^>]+)>/i.exec(mail)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  });

  test('a slow mail of one instance keeps no other mail from leaving', async () => {
    await until(async () => ((await pending()) === 0 ? true : undefined));
    smtp.received.length = 0;
    const release = smtp.holdNext();
    await api.database.db.execute(sql`insert into mail_message (kind, sender, recipient, subject, html, plain)
      select 'welcome', 'loja@teste.example', 'ana@teste.example', 'Mala direta', 'x', 'x' from generate_series(1, 6)`);
    await until(() => (smtp.received.length === 5 ? true : undefined));
    release();
    await until(async () => ((await pending()) === 0 ? true : undefined));
    expect(smtp.received).toHaveLength(6);
  });

  test('a limit reached on one instance holds on the other', async () => {
    const logIn = (app: FastifyInstance, password: string) =>
      app.inject({ method: 'POST', url: '/api/Token', payload: { username: api.people.otherClient.email, password } });
    const codes: number[] = [];
    for (const app of [api.app, second, api.app, second]) codes.push((await logIn(app, 'errada')).statusCode);
    codes.push((await logIn(second, 'senha-de-teste')).statusCode, (await logIn(api.app, 'senha-de-teste')).statusCode);
    expect(codes).toEqual([401, 401, 401, 401, 408, 408]);
  });

  test('of many that use what is good once, on both instances at the same time, one is the first', async () => {
    const instances = [createLimits(api.database.db), createLimits(database.db)];
    const uses = Array.from({ length: 20 }, (_, i) => instances[i % 2]?.add('bilhete', 60_000));
    expect((await Promise.all(uses)).sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
  });

  test('files of the same products in opposite orders are both imported, on different instances', async () => {
    await createParents(api, 'ordem');
    const heading =
      'Código interno;Código público;Descrição;Medida;Unidade;Descrição específica;Preço público;Marca;Grupo;Empresa;Modelo;Categoria';
    const names = 'Marca ordem;Grupo ordem;Empresa ordem;Modelo ordem;Categoria ordem';
    const codes = Array.from({ length: sized({ usual: 500, long: 1500 }) }, (_, at) => `BOTH-${at}`);
    const file = (price: number, order: string[]) =>
      [heading, ...order.map((code) => `${code};P-${code};Pneu;205/55 R16;UN;Carga:91;${price};${names}`)].join('\n');
    const send = (app: FastifyInstance, content: string) =>
      app.inject({
        method: 'POST',
        url: '/api/product/importCsv',
        headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${api.token('admin')}` },
        payload: `--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${content}\r\n--b--\r\n`,
      });
    for (let round = 1; round <= sized({ usual: 3, long: 8 }); round += 1) {
      const answers = await Promise.all([
        send(api.app, file(round, codes)),
        send(second, file(round + 10, [...codes].reverse())),
      ]);
      expect(answers.map(({ statusCode, body }) => (statusCode === 200 ? 200 : body))).toEqual([200, 200]);
    }
  });

  async function pending(): Promise<number> {
    return (await api.call('admin', 'GET', '/mail-message/pagged?status=PENDING')).body.TotalCount;
  }
});
