import { createDecoder, createSigner } from 'fast-jwt';
import Fastify from 'fastify';
import { type Api, createContext } from '../../src/context/context';
import { authentication } from '../../src/plugins/authentication';
import { startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';
import { PASSWORD } from '../support/people';

describe.each(ONE_ENGINE)('log-in on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, { loginAttempts: 3 });
  });
  afterAll(() => api.close());

  const logIn = (username: string, password: string) => api.call('visitor', 'POST', '/Token', { username, password });
  const profile = (authorization: string) =>
    api.app.inject({ url: `/api/person/${api.people.client.code}`, headers: { authorization } });

  test('[AP-02] answers with token, code, type, name and role flags', async () => {
    const { email, code, name, personTypeCode } = api.people.seller;
    const answer = await logIn(email.toUpperCase(), PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      code,
      name,
      persontypecode: personTypeCode,
      is_admin: false,
      is_seller: true,
      username: email,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['client@teste.example', 'errada'],
    ['ninguem@teste.example', PASSWORD],
  ])('[AP-02] answers 401 alike to a wrong password and an unknown account (%s)', async (username, password) => {
    const answer = await logIn(username, password);
    expect([answer.status, answer.body]).toEqual([401, { code: 401, message: 'Usuário ou senha incorretos' }]);
  });

  test('[AP-02] answers 408 after too many failures, even to the right password', async () => {
    const { email } = api.people.otherClient;
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await logIn(email, 'errada')).status).toBe(401);
    expect((await logIn(email, PASSWORD)).status).toBe(408);
    expect((await logIn(api.people.client.email, PASSWORD)).status).toBe(200);
  });

  test('[AP-02] answers 405 to an inactive account, whose tokens stop working at once', async () => {
    const { code, email } = api.people.otherSeller;
    expect((await api.call('otherSeller', 'GET', '/shopping-cart/pagged')).status).toBe(200);
    expect((await api.call('admin', 'PUT', `/person/setInactive/${code}`)).status).toBe(200);
    expect((await api.call('otherSeller', 'GET', '/shopping-cart/pagged')).status).toBe(401);
    expect((await logIn(email, PASSWORD)).status).toBe(405);
    await api.call('admin', 'PUT', `/person/setActive/${code}`);
    expect((await api.call('otherSeller', 'GET', '/shopping-cart/pagged')).status).toBe(401);
  });

  test('[RO-05] refuses forged, unsigned, expired and malformed tokens with 401', async () => {
    // active sessions: only the signature of the tokens is wrong
    const { iat: _iat, exp: _exp, ...claims } = createDecoder()(api.token('client'));
    const own = createSigner({ key: api.config.tokenSecret, algorithm: 'HS256' })(claims);
    const foreign = createSigner({ key: 'x'.repeat(40), algorithm: 'HS256' })(claims);
    const wrongAlgorithm = createSigner({ key: api.config.tokenSecret, algorithm: 'HS512' })(claims);
    const expired = createSigner({
      key: api.config.tokenSecret,
      algorithm: 'HS256',
      expiresIn: 1,
      clockTimestamp: 1000,
    })(claims);
    const unsigned = createSigner({ algorithm: 'none' })(claims);
    for (const token of [foreign, wrongAlgorithm, expired, unsigned, 'nada', '']) {
      expect((await profile(`Bearer ${token}`)).statusCode).toBe(401);
    }
    for (const token of [own, api.token('client')]) expect((await profile(`Bearer ${token}`)).statusCode).toBe(200);
  });

  test('[RO-05] a route that does not say who may call it stops the start', () => {
    const app = Fastify();
    authentication(app as unknown as Api, createContext({ config: api.config, database: api.database }));
    expect(() => app.get('/open', () => 'anybody')).toThrow('Route GET /open does not declare its roles.');
    app.get('/closed', { config: { roles: ['admin'] } }, () => 'administrators');
  });

  test('[VA-03] changes the password: rules first, then every older token is revoked', async () => {
    const change = (body: Record<string, string>) => api.call('client', 'PUT', '/person/update-password', body);
    const input = { currentPassword: PASSWORD, newPassword: 'outra-senha', confirmPassword: 'outra-senha' };
    expect(await change({ ...input, currentPassword: 'errada' })).toMatchObject({
      status: 400,
      body: { message: 'Senha atual incorreta.', errors: { currentPassword: 'Senha atual incorreta.' } },
    });
    expect((await change({ ...input, confirmPassword: 'x' })).body.message).toBe('Novas senhas não conferem');
    const same = { ...input, newPassword: PASSWORD, confirmPassword: PASSWORD };
    expect((await change(same)).body.message).toBe('Nova senha não pode ser igual a senha anterior.');
    const short = { ...input, newPassword: 'curta', confirmPassword: 'curta' };
    expect((await change(short)).body.message).toContain('8 caracteres');
    const done = await change(input);
    expect(done.status).toBe(200);
    expect((await profile(`Bearer ${api.token('client')}`)).statusCode).toBe(401);
    expect((await profile(`Bearer ${done.body.access_token}`)).statusCode).toBe(200);
    expect((await logIn(api.people.client.email, 'outra-senha')).status).toBe(200);
  });

  test.each(['/brand/update-password', '/category/update-password'])(
    '[AP-08] %s changes the password too',
    async (path) => {
      const answer = await api.call('seller', 'PUT', path, {
        currentPassword: 'errada',
        newPassword: 'a',
        confirmPassword: 'b',
      });
      expect(answer.body.message).toBe('Senha atual incorreta.');
    },
  );

  test('[RO-05] keeps at least one administrator, and nobody switches itself off', async () => {
    const own = await api.call('admin', 'PUT', `/person/setInactive/${api.people.admin.code}`);
    expect([own.status, own.body.message]).toEqual([409, 'Você não pode desativar a própria conta.']);
  });
});
