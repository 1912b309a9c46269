import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { eq, sql } from 'drizzle-orm';
import { dayAt } from '../../src/calendar/working-days';
import { mailMessage } from '../../src/db/schema';
import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { PASSWORD } from '../support/people';
import { until } from '../support/wait';

const address = {
  longAddress: 'Rua Sem Saída',
  number: '1',
  neighborhood: 'Centro',
  zipcode: '01001-000',
  cityCode: '3550308',
};
const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Tables with personal data. */
const NOTICES = [
  'quotation_reminder',
  'person',
  'address',
  'mail_message',
  'log_entry',
  'record_change',
  'quotation',
  'quotation_item',
  'saved_list',
  'quotation_event',
  'kept_answer',
];

describe.each(ENGINES)('personal data on %s', (engine) => {
  let api: TestApi;
  let productCode: string;

  beforeAll(async () => {
    api = await startApi(engine, { mailInterval: 50 });
    productCode = await createProduct(api, await createParents(api, 'privacidade'), 'LGPD-1', {
      description: 'Pneu A',
    });
  });
  afterAll(() => api.close());

  /** Creates a client for one test. */
  async function newClient(name = 'Cliente Novo') {
    const physicalDocument = generateCpf();
    const email = `${physicalDocument}@teste.example`;
    const data = { name, email, mobile: '(11) 90000-0000', isPhysical: true, physicalDocument };
    const keyed = () => ({ 'idempotency-key': randomUUID() });
    const input = { ...data, password: PASSWORD, passwordVerify: PASSWORD };
    const made = await api.call('admin', 'POST', '/person', input, keyed());
    const { access_token } = (await api.call('visitor', 'POST', '/Token', { username: email, password: PASSWORD }))
      .body;
    const headers = { authorization: `Bearer ${access_token}` };
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      api.call('visitor', method, path, body, { ...headers, ...keyed() });
    return { code: made.body.Code as string, name, email, physicalDocument, call };
  }
  type Client = Awaited<ReturnType<typeof newClient>>;

  /** Creates a quotation; `written` stands in everything that a client can write. */
  const quote = async ({ call }: Client, written = 'sem nome') =>
    (
      await call('POST', '/shopping-cart', {
        shoppingCartItem: [{ productCode, quantity: 3, words: [written] }],
        details: { note: written, purchaseOrder: written },
      })
    ).body;
  const cancel = ({ call }: Client, code: string, value: string) =>
    call('PUT', `/shopping-cart/cancel-service/${code}`, { value });
  const ask = ({ call }: Client) => call('POST', '/person/erasure');
  const confirm = (code: string, caller: Caller = 'admin') =>
    api.call(caller, 'PUT', `/erasure-request/confirm/${code}`);

  describe('[SF-14] what is held about somebody', () => {
    test('is handed out whole: data, addresses, quotations, mails, and what was done to it', async () => {
      const client = await newClient();
      const other = await newClient();
      await client.call('POST', '/address', address);
      const made = await quote(client);
      await cancel(client, made.Code, 'Desisti.');
      await quote(other);
      await api.call('admin', 'PUT', `/person/setActive/${client.code}`);
      const { status, body } = await client.call('GET', '/person/my-data');
      expect(status).toBe(200);
      expect(body.Person).toMatchObject({ Code: client.code, PhysicalDocument: client.physicalDocument });
      expect(body.Person.Address).toMatchObject([{ LongAddress: 'Rua Sem Saída' }]);
      expect(body.Quotations).toMatchObject([
        {
          Number: made.Number,
          Status: 'CANCEL',
          Note: 'Desisti.',
          Items: [{ Quantity: 3, Description: 'Pneu A' }],
          History: [{ Status: 'OPEN' }, { Status: 'CANCEL', Note: 'Desisti.' }],
        },
      ]);
      expect(body.Mails.map(({ Subject }: { Subject: string }) => Subject)).toEqual([
        'Boas-vindas à Rodovia',
        `Recebemos o orçamento nº ${made.Number}`,
        `Orçamento nº ${made.Number} cancelado`,
      ]);
      expect(body.Sessions).toMatchObject([{ Device: expect.any(String), LastSeen: expect.any(String) }]);
      const actions = body.Trail.map(({ Message }: { Message: string }) => Message);
      expect(actions).toContain(`A loja ativou a pessoa ${client.code}`);
      expect(actions.join()).not.toContain(api.people.admin.code);
      expect(JSON.stringify(body)).not.toMatch(/passwordHash|password_hash|argon2/i);
      expect(JSON.stringify(body)).not.toContain(other.email);
    });

    test('is readable too, and nothing in it runs', async () => {
      const client = await newClient('<img src=x onerror=alert(1)>');
      const { headers, text } = await client.call('GET', '/person/my-data/readable');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-disposition']).toBe('attachment; filename="meus-dados.html"');
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(text).toContain('&lt;img src=x');
      expect(text).not.toContain('<img');
    });

    test('is not handed out without end', async () => {
      const client = await newClient();
      const answers: number[] = [];
      for (let count = 0; count < 21; count += 1) answers.push((await client.call('GET', '/person/my-data')).status);
      expect(answers.slice(-2)).toEqual([200, 429]);
    });
  });

  describe('a request to be forgotten', () => {
    test('is asked for once, seen, taken back, and refused with a reason', async () => {
      const client = await newClient();
      expect((await client.call('GET', '/person/erasure')).body).toEqual({ Request: null });
      expect((await ask(client)).body).toMatchObject({ Status: 'PENDING', Person: { Name: client.name } });
      expect(await ask(client)).toMatchObject({
        status: 409,
        body: { message: 'O seu pedido de exclusão já está em análise.' },
      });
      expect((await client.call('DELETE', '/person/erasure')).status).toBe(204);
      expect((await client.call('DELETE', '/person/erasure')).status).toBe(404);
      expect((await client.call('GET', '/person/erasure')).body.Request.Status).toBe('WITHDRAWN');
      const { Code } = (await ask(client)).body;
      const refuse = (reason: string) => api.call('admin', 'PUT', `/erasure-request/refuse/${Code}`, { reason });
      expect((await refuse(' ')).body.errors).toEqual({ reason: 'Motivo é obrigatório.' });
      expect((await refuse('Há uma garantia em curso.')).body).toMatchObject({ Status: 'REFUSED' });
      expect((await client.call('GET', '/person/erasure')).body.Request).toMatchObject({
        Status: 'REFUSED',
        Reason: 'Há uma garantia em curso.',
      });
      expect(await confirm(Code)).toMatchObject({ status: 409, body: { message: 'Este pedido já foi decidido.' } });
      const list = await api.call('admin', 'GET', '/erasure-request/pagged?status=REFUSED');
      expect(list.body).toMatchObject({ TotalCount: 1, Results: [{ Code, Person: { Name: client.name } }] });
    });

    test('waits while a quotation is not settled', async () => {
      const client = await newClient();
      const made = await quote(client);
      const { Code } = (await ask(client)).body;
      expect(await confirm(Code)).toMatchObject({
        status: 409,
        body: { message: 'Há orçamentos abertos ou em atendimento: conclua-os ou cancele-os antes.' },
      });
      await cancel(client, made.Code, 'x');
      expect((await confirm(Code)).status).toBe(200);
    });

    test('confirmed, leaves the quotations and nothing that tells whose they were', async () => {
      const client = await newClient('Zenaide Única');
      const { code, email, physicalDocument } = client;
      await client.call('POST', '/address', address);
      await client.call('POST', '/saved-list', {
        name: 'Zenaide',
        shoppingCartItem: [{ productCode, quantity: 1 }],
      });
      const finished = await quote(client, '3 pneus da Zenaide');
      await api.call(
        'admin',
        'PUT',
        `/shopping-cart/start-service/${finished.Code}?sellerCode=${api.people.seller.code}`,
      );
      await api.call('seller', 'PUT', `/shopping-cart/reminder/${finished.Code}`, {
        dueDate: dayAt(new Date()),
        note: 'Ligar para Zenaide',
      });
      await api.call('seller', 'PUT', `/shopping-cart/finish-service/${finished.Code}`, 'entregue');
      const cancelled = await quote(client, 'Falar com Zenaide');
      await cancel(client, cancelled.Code, 'Zenaide desistiu.');
      const { db } = api.database;
      const mails = await until(async () => {
        const rows = await db.select().from(mailMessage).where(eq(mailMessage.personCode, code));
        return rows.every(({ status }) => status === 'SENT') ? rows : undefined;
      });
      const fileOf = (mail?: { code: string }) => join(api.config.filesDir, 'mail', `${mail?.code}.eml`);
      expect(existsSync(fileOf(mails[0]))).toBe(true);
      const { Code } = (await ask(client)).body;
      expect((await confirm(Code, 'seller')).status).toBe(403);
      const answers = await Promise.all([confirm(Code), confirm(Code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

      expect(
        (await api.call('admin', 'GET', `/shopping-cart/${finished.Code}?include=Person,ShoppingCartItem`)).body,
      ).toMatchObject({
        Status: 'COMPLETE',
        Note: 'entregue',
        Person: { Code: code, Name: 'Cliente removido', Mobile: '' },
        ShoppingCartItem: [{ Quantity: 3 }],
      });
      for (const table of NOTICES) {
        const { rows } = await db.execute(sql`select * from ${sql.identifier(table)}`);
        expect([table, new RegExp(`Zenaide|${physicalDocument}`).test(JSON.stringify(rows))]).toEqual([table, false]);
        expect([table, JSON.stringify(rows).includes(`"${email}"`)]).toEqual([table, false]);
      }
      for (const table of ['address', 'session', 'known_address', 'recovery_link', 'confirmation_link']) {
        const own = await db.execute(sql`select 1 from ${sql.identifier(table)} where person_code = ${code}`);
        expect([table, own.rows]).toEqual([table, []]);
      }
      const left = (await api.call('admin', 'GET', `/person/${code}`)).body;
      expect([left.Name, left.Email, left.PhysicalDocument, left.Mobile]).toEqual(['Cliente removido', '', '', '']);
      expect(existsSync(fileOf(mails[0]))).toBe(false);
      expect((await client.call('GET', '/person/my-data')).status).toBe(401);
      const addresses = await api.call('admin', 'GET', `/address?personCode=${code}`);
      expect(addresses.body).toEqual([]);
      const login = await api.call('visitor', 'POST', '/Token', { username: email, password: PASSWORD });
      expect(login.status).toBe(401);
      for (const call of [`/person/setActive/${code}`, `/person/setInactive/${code}`])
        expect((await api.call('admin', 'PUT', call)).status).toBe(409);
      const log = await api.call('admin', 'GET', `/logger/pagged?term=${encodeURIComponent('removeu os dados')}`);
      expect(log.body.Results[0].Message).toBe(`admin (${api.people.admin.code}) removeu os dados da pessoa ${code}`);
      expect((await confirm(NOBODY)).status).toBe(404);
    });
  });
});
