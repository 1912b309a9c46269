import { sql } from 'drizzle-orm';
import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { sentMail } from '../support/mail-files';

const NEW = 'senha-do-convite';
const GUID = /https:\/\/rodovia\.example\/convite\/([\da-f-]{36})/;

describe.each(ONE_ENGINE)('who has no password yet and their invitations on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, { recoveriesPerHour: 20, publicUrl: 'https://rodovia.example' });
  });
  afterAll(() => api.close());

  let made = 0;
  const register = (fields: object = {}, caller: Caller = 'seller') =>
    api.call(caller, 'POST', '/person', { name: `Cliente ${++made}`, mobile: '(11) 98765-4321', ...fields });
  const onTelephone = async (fields: object = {}): Promise<string> => (await register(fields)).body.Code;
  const invite = (code: string, caller: Caller = 'seller') => api.call(caller, 'POST', `/person/invite/${code}`);
  const linkTo = async (code: string) => GUID.exec((await invite(code)).body.Url)?.[1] ?? '';
  const look = (guid: string) => api.call('visitor', 'POST', '/person/invitation', { guid });
  const accept = (guid: string, fields: object = {}) =>
    api.call('visitor', 'PUT', '/person/invitation', { guid, newPassword: NEW, confirmPassword: NEW, ...fields });
  const logIn = (username: string, password: string) =>
    api.call('visitor', 'POST', '/Token', { username, password }, { 'x-forwarded-for': '203.0.113.77' });
  const mailsOf = async (code: string) =>
    (await api.database.db.execute<{ kind: string }>(sql`select kind from mail_message where person_code = ${code}`))
      .rows;

  test('[RO-04] name and telephone make a client, more than one of them, who cannot log in', async () => {
    for (const caller of ['seller', 'admin'] as const) {
      const { status, body } = await register({}, caller);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        Email: '',
        PhysicalDocument: '',
        LegalDocument: '',
        CanLogIn: false,
        EmailConfirmed: false,
        PersonTypeCode: api.config.personTypes.client,
      });
      expect(await mailsOf(body.Code)).toEqual([]);
    }
    for (const username of ['', ' ']) expect((await logIn(username, '')).status).toBe(401);
    const recovery = await api.call('visitor', 'POST', '/person/SetRecoveryPassword', { email: '' });
    expect(recovery.status).toBe(200);
    const { rows } = await api.database.db.execute(sql`select from recovery_link`);
    expect(rows).toEqual([]);
  });

  test.each([
    [{ mobile: '' }, 'Celular é obrigatório.'],
    [{ mobile: '123' }, 'Celular inválido. Informe o DDD e o número.'],
    [{ name: ' ' }, 'Nome é obrigatório.'],
    [{ isPhysical: true, physicalDocument: '11111111111' }, 'CPF inválido.'],
    [{ legalDocument: '11222333000182' }, 'CNPJ inválido.'],
    [{ email: 'sem-arroba' }, 'Email inválido.'],
    [{ password: NEW, passwordVerify: NEW }, 'Email inválido.'],
    [{ email: 'com@senha.example', password: NEW, passwordVerify: 'outra' }, 'As senhas não coincidem.'],
    [
      { email: 'com@senha.example', password: 'curta', passwordVerify: 'curta' },
      'A senha deve ter pelo menos 8 caracteres.',
    ],
  ])('[VA-01] what staff do give of a client has to be right: %j', async (fields, message) => {
    expect((await register(fields)).body).toMatchObject({ code: 400, message });
  });

  test('[VA-01] a visitor gives everything; of whoever becomes a seller only the password may stay away', async () => {
    expect((await register({ isPhysical: true }, 'visitor')).body.message).toBe('CPF inválido.');
    const personTypeCode = api.config.personTypes.seller;
    const sellerWith = async (fields: object) => (await register({ personTypeCode, ...fields }, 'admin')).body.errors;
    expect(await sellerWith({ isPhysical: true })).toEqual({
      physicalDocument: 'CPF inválido.',
      email: 'Email inválido.',
    });
    const company = { name: 'Empresa', legalDocument: '11.222.333/0001-81', email: 'meia@senha.example' };
    expect(await sellerWith({ ...company, password: NEW })).toEqual({
      passwordVerify: 'As senhas não coincidem.',
    });
  });

  test('who has no document may be changed without one, and is given address and document by an administrator', async () => {
    const code = await onTelephone();
    const change = { code, name: 'Cliente do Telefone', mobile: '(11) 98765-0000', document: '', isPhysical: true };
    const put = (fields: object = {}) => api.call('admin', 'PUT', '/person', { ...change, ...fields });
    expect((await put()).body).toMatchObject({ Name: 'Cliente do Telefone', PhysicalDocument: '' });
    expect((await put({ email: 'sem-arroba' })).body.errors).toEqual({ email: 'Email inválido.' });
    expect((await put({ email: api.people.client.email.toUpperCase() })).body.errors).toEqual({
      email: 'E-mail já cadastrado.',
    });
    const full = await put({ email: ' Telefone@Teste.example ', document: '168.995.350-09' });
    expect(full.body).toMatchObject({ Email: 'telefone@teste.example', PhysicalDocument: '16899535009' });
    expect((await put({ document: '' })).body.message).toBe('CPF inválido.');
    const other = await put({ document: '16899535009', email: 'outro@teste.example' });
    expect([other.status, other.body.errors]).toEqual([409, { email: 'O e-mail não pode ser alterado.' }]);
    const changes = await api.call('admin', 'GET', `/record-change/pagged?record=${code}`);
    expect(JSON.stringify(changes.body)).toContain('telefone@teste.example');
  });

  test('a quotation for who has no address is made, served and finished, and no mail goes to nobody', async () => {
    const code = await onTelephone();
    const productCode = await createProduct(api, await createParents(api, 'telefone'), 'TEL-1');
    const order = { personCode: code, shoppingCartItem: [{ productCode, quantity: 2 }] };
    const cart = await api.call('seller', 'POST', '/shopping-cart', order);
    expect(cart.status).toBe(201);
    const read = await api.call('seller', 'GET', `/shopping-cart/${cart.body.Code}?include=Person`);
    expect(read.body.Person).toMatchObject({ Code: code, Email: '', IsActive: true, CanLogIn: false });
    expect((await api.call('seller', 'PUT', `/shopping-cart/${cart.body.Code}/start-service`)).status).toBeLessThan(
      500,
    );
    expect(await mailsOf(code)).toEqual([]);
    const { text } = await api.call('admin', 'GET', '/person/export', undefined, { accept: 'text/csv' });
    expect(text).toContain(`Cliente ${made}`);
  });

  test('the link sets address and password and logs in, once; of two at once one does', async () => {
    const code = await onTelephone();
    const guid = await linkTo(code);
    expect((await look(guid)).body).toEqual({ Name: `Cliente ${made}`, NeedsEmail: true, IsStaff: false });
    const stored = await api.database.db.execute(sql`select * from invitation_link`);
    expect(JSON.stringify(stored.rows)).not.toContain(guid);
    expect((await accept(guid)).body.errors).toEqual({ email: 'Email inválido.' });
    expect((await accept(guid, { email: 'a@b.example', confirmPassword: 'x' })).body.message).toBe(
      'Senhas estão diferentes',
    );
    expect((await accept(guid, { email: api.people.client.email })).body.errors).toEqual({
      email: 'E-mail já cadastrado.',
    });
    const both = await Promise.all([
      accept(guid, { email: 'primeira@convite.example' }),
      accept(guid, { email: 'segunda@convite.example' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200)?.body;
    expect(won).toMatchObject({ code, is_admin: false, is_seller: false });
    const own = await api.call('visitor', 'GET', `/person/${code}`, undefined, {
      authorization: `Bearer ${won.access_token}`,
    });
    expect(own.body).toMatchObject({ CanLogIn: true, EmailConfirmed: false });
    expect(await mailsOf(code)).toEqual([{ kind: 'confirmation' }]);
    expect((await logIn(won.username, NEW)).status).toBe(200);
    const used = { code: 409, message: 'Este convite já foi usado. Entre com o seu e-mail e a sua senha.' };
    expect((await look(guid)).body).toEqual(used);
    expect((await accept(guid, { email: 'terceira@convite.example' })).body).toEqual(used);
    expect((await invite(code)).status).toBe(409);
  });

  test('who has an address is mailed the link, which is nowhere to be read, and keeps the address', async () => {
    const { body } = await register({ email: 'convidada@teste.example' });
    expect(await mailsOf(body.Code)).toEqual([]);
    const invited = await invite(body.Code, 'admin');
    expect(invited.body).toMatchObject({ Mailed: true });
    const guid = GUID.exec(invited.body.Url)?.[1] ?? '';
    const { rows } = await api.database.db.execute<{ code: string; plain: string }>(
      sql`select code, html || plain as plain from mail_message where person_code = ${body.Code}`,
    );
    expect(rows[0]?.plain).toContain('[link removido]');
    expect(rows[0]?.plain).not.toContain(guid);
    expect(await sentMail(api, rows[0]?.code ?? '')).toContain(guid);
    expect((await look(guid)).body.NeedsEmail).toBe(false);
    const entered = await accept(guid, { email: 'outra@teste.example' });
    expect(entered.body.username).toBe('convidada@teste.example');
  });

  test('a new invitation takes the one before it away, the end of the account every one, for good', async () => {
    const code = await onTelephone();
    const first = await linkTo(code);
    const both = await Promise.all([linkTo(code), linkTo(code)]);
    expect((await look(first)).body).toMatchObject({
      code: 410,
      message: 'Este convite não vale mais. Peça outro a quem o enviou.',
    });
    const states = await Promise.all(both.map(async (guid) => (await look(guid)).status));
    expect(states.sort()).toEqual([200, 410]);
    await api.call('admin', 'PUT', `/person/setInactive/${code}`);
    for (const guid of both) expect((await look(guid)).status).toBe(410);
    expect((await invite(code)).body.message).toBe('O cadastro está inativo: ative-o antes de convidar.');
    await api.call('admin', 'PUT', `/person/setActive/${code}`);
    for (const guid of both) expect((await accept(guid, { email: 'x@convite.example' })).status).toBe(410);
  });

  test('a link is over after seven days; an unknown one is none', async () => {
    const guid = await linkTo(await onTelephone());
    await api.database.db.execute(sql`update invitation_link set expires = expires - interval '7 days 1 second'`);
    expect((await look(guid)).body).toEqual({
      code: 410,
      message: 'Este convite expirou. Peça outro a quem o enviou.',
    });
    expect((await accept(guid, { email: 'tarde@convite.example' })).status).toBe(410);
    expect((await look('nada')).status).toBe(404);
    expect((await accept('nada')).status).toBe(404);
  });

  test('[RO-05] staff invite whom they may see, and nobody who has a password', async () => {
    const code = await onTelephone();
    expect((await invite(code, 'client')).status).toBe(403);
    expect((await invite(code, 'visitor')).status).toBe(401);
    expect((await invite(api.people.admin.code)).status).toBe(404);
    expect((await invite(api.people.client.code)).body).toMatchObject({
      code: 409,
      message: 'Esta pessoa já tem uma senha. Se a esqueceu, ela mesma pode criar outra.',
    });
  });

  test('whoever tries many links is stopped', async () => {
    const statuses: number[] = [];
    // a few at a time: more than the server takes at once are refused for that, and are not counted
    while (!statuses.includes(429) && statuses.length < 1000) {
      const tried = await Promise.all(Array.from({ length: 20 }, () => look('nada')));
      statuses.push(...tried.map(({ status }) => status));
    }
    expect(statuses).toContain(429);
  });
});
