import { sql } from 'drizzle-orm';
import { type Caller, startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';
import { sentMail } from '../support/mail-files';

const NEW = 'senha-do-convite';
const GUID = /\/convite\/([\da-f-]{36})/;

describe.each(ONE_ENGINE)('sellers and administrators without a password on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, { publicUrl: 'https://rodovia.example' });
  });
  afterAll(() => api.close());

  let made = 0;
  /** Returns an unused CNPJ. */
  const nextCnpj = () => {
    const digits = [...String(112220000000 + ++made)].map(Number);
    for (const weights of [
      [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
      [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
    ]) {
      const rest = weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0) % 11;
      digits.push(rest < 2 ? 0 : 11 - rest);
    }
    return digits.join('');
  };
  const register = async (kind: 'seller' | 'admin', fields: object = {}) => {
    const legalDocument = nextCnpj();
    const email = `${kind}${made}@equipe.example`;
    const personTypeCode = api.config.personTypes[kind];
    const whole = { name: `Equipe ${made}`, mobile: '(11) 98765-4321', legalDocument, email, personTypeCode };
    return api.call('admin', 'POST', '/person', { ...whole, ...fields });
  };
  const newCode = async (kind: 'seller' | 'admin'): Promise<string> => (await register(kind)).body.Code;
  const invite = (code: string, caller: Caller = 'admin') => api.call(caller, 'POST', `/person/invite/${code}`);
  const linkTo = async (code: string, caller?: Caller) => GUID.exec((await invite(code, caller)).body.Url)?.[1] ?? '';
  const look = (guid: string) => api.call('visitor', 'POST', '/person/invitation', { guid });
  const accept = (guid: string, fields: object = {}) =>
    api.call('visitor', 'PUT', '/person/invitation', { guid, newPassword: NEW, confirmPassword: NEW, ...fields });
  const mailsOf = async (code: string) =>
    (
      await api.database.db.execute<{ code: string; kind: string; plain: string }>(
        sql`select code, kind, plain from mail_message where person_code = ${code} order by created`,
      )
    ).rows;

  test.each(['seller', 'admin'] as const)('[BO-13] a new %s sets the password behind a mailed link', async (kind) => {
    const { status, body } = await register(kind);
    expect(status).toBe(201);
    expect(body).toMatchObject({ CanLogIn: false, PersonTypeCode: api.config.personTypes[kind] });
    expect(await mailsOf(body.Code)).toEqual([]);
    const guid = await linkTo(body.Code);
    const [mail] = await mailsOf(body.Code);
    expect(mail?.plain).toContain('para trabalhar no painel');
    expect(await sentMail(api, mail?.code ?? '')).toContain(guid);
    expect((await look(guid)).body).toEqual({ Name: body.Name, NeedsEmail: false, IsStaff: true });
    const entered = await accept(guid, { email: 'de-quem-achou@o-link.example' });
    expect(entered.body).toMatchObject({
      code: body.Code,
      username: body.Email,
      is_admin: kind === 'admin',
      is_seller: kind === 'seller',
    });
    expect((await mailsOf(body.Code)).map((sent) => sent.kind)).toEqual(['invitation', 'security']);
    expect((await accept(guid)).status).toBe(409);
    expect((await invite(body.Code)).status).toBe(409);
  });

  test('[RO-04] [RO-05] a seller neither registers nor invites anybody of the staff', async () => {
    for (const kind of ['seller', 'admin'] as const) {
      const code = await newCode(kind);
      for (const caller of ['seller', 'client'] as const)
        expect((await invite(code, caller)).status).toBe(caller === 'seller' ? 404 : 403);
      expect((await invite(code, 'visitor')).status).toBe(401);
    }
    const personTypeCode = api.config.personTypes.admin;
    const input = { name: 'Quem quer mais', mobile: '(11) 98765-4321', personTypeCode };
    const registered = await api.call('seller', 'POST', '/person', input);
    expect(registered.body.PersonTypeCode).toBe(api.config.personTypes.client);
  });

  test('a link opens no account that has a password, also one that came by another way since', async () => {
    const code = await newCode('admin');
    const guid = await linkTo(code);
    await api.database.db.execute(sql`update person set password_hash = 'outra' where code = ${code}`);
    for (const answer of [await look(guid), await accept(guid), await invite(code)]) expect(answer.status).toBe(409);
    const { rows } = await api.database.db.execute(
      sql`select from person where code = ${code} and password_hash = 'outra'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('who is switched off takes along the links that they made', async () => {
    const client = await api.call('otherSeller', 'POST', '/person', {
      name: 'De quem saiu',
      mobile: '(11) 98765-4321',
    });
    const guid = await linkTo(client.body.Code, 'otherSeller');
    const other = await linkTo(await newCode('seller'));
    const { code } = api.people.otherSeller;
    expect((await look(guid)).status).toBe(200);
    await api.call('admin', 'PUT', `/person/setInactive/${code}`);
    expect((await accept(guid, { email: 'quem@saiu.example' })).status).toBe(410);
    expect((await look(other)).status).toBe(200);
  });
});

describe.each(ONE_ENGINE)('an installation that demands a second step on %s', (engine) => {
  test('lets whoever was invited do nothing but set it up', async () => {
    const api = await startApi(engine, { secondStep: 'staff' });
    const { db } = api.database;
    const code = api.people.otherSeller.code;
    await db.execute(sql`update person set password_hash = '' where code = ${code}`);
    await db.execute(
      sql`insert into totp (person_code, secret, confirmed) values (${api.people.admin.code}, '', now())`,
    );
    const { body } = await api.call('admin', 'POST', `/person/invite/${code}`);
    const guid = GUID.exec(body.Url)?.[1];
    const fields = { guid, newPassword: NEW, confirmPassword: NEW };
    const entered = await api.call('visitor', 'PUT', '/person/invitation', fields);
    const authorization = `Bearer ${entered.body.access_token}`;
    const list = await api.call('visitor', 'GET', '/shopping-cart/pagged', undefined, { authorization });
    expect([list.status, list.body.message]).toEqual([403, 'Cadastre o segundo passo do seu acesso para continuar.']);
    await api.close();
  });
});
