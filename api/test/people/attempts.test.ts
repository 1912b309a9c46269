import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';
import { PASSWORD, type RoleName } from '../support/people';

const LIMITS = { loginAttempts: 10, loginAttemptsPerAddress: 30, loginAttemptsPerAccount: 14 };

describe.each(ONE_ENGINE)('wrong passwords on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, LIMITS);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.database.db.execute(sql`delete from rate_limit`);
    await api.database.db.execute(sql`delete from known_address`);
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const logIn = async (username: string, password: string, address: string) =>
    (await api.call('visitor', 'POST', '/Token', { username, password }, from(address))).status;
  const honest = (who: RoleName, address: string) => logIn(api.people[who].email, PASSWORD, address);
  const times = <T>(count: number, make: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, at) => make(at)));
  const counted = (statuses: number[]) => {
    const counts: Record<number, number> = {};
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  test('[AP-02] of sixty that come at once no more are looked at than one after the other', async () => {
    const statuses = await times(60, () => logIn(api.people.client.email, 'errada', '203.0.113.1'));
    expect(counted(statuses)).toEqual({ 401: 10, 408: 50 });
    expect(await honest('client', '203.0.113.1')).toBe(408);
  });

  test('right passwords that come at once are no guesses', async () => {
    expect(counted(await times(30, () => honest('seller', '203.0.113.1')))).toEqual({ 200: 30 });
  });

  test('one address does not go through the accounts, and whoever has been there before still comes in', async () => {
    expect(await honest('seller', '203.0.113.2')).toBe(200);
    const guesses = await times(40, (at) => logIn(`alguem${at}@teste.example`, 'Senha#2026', '203.0.113.2'));
    expect(counted(guesses)).toEqual({ 401: 30, 408: 10 });
    expect(await honest('client', '203.0.113.2')).toBe(408);
    expect(await honest('seller', '203.0.113.2')).toBe(200);
    expect(await honest('client', '203.0.113.3')).toBe(200);
  });

  test('one account is not guessed at from everywhere, and its owner still comes in from where it did before', async () => {
    expect(await honest('client', '203.0.113.4')).toBe(200);
    const guesses = await times(40, (at) => logIn(api.people.client.email, 'errada', `198.51.100.${at}`));
    expect(counted(guesses)).toEqual({ 401: 14, 408: 26 });
    expect(await honest('client', '203.0.113.5')).toBe(408);
    expect(await honest('client', '203.0.113.4')).toBe(200);
  });

  test('an own account between the guesses gives no new ones', async () => {
    for (let at = 0; at < 30; at += 1) {
      expect(await logIn(`alguem${at}@teste.example`, 'errada', '203.0.113.6')).toBe(401);
      if (at < 29) expect(await honest('otherClient', '203.0.113.6')).toBe(200);
    }
    expect(await logIn('mais@teste.example', 'errada', '203.0.113.6')).toBe(408);
  });

  test('a network of IPv6 is one address', async () => {
    const guesses = await times(12, (at) => logIn(api.people.admin.email, 'errada', `2001:db8::${at + 1}`));
    expect(counted(guesses)).toEqual({ 401: 10, 408: 2 });
    expect(await honest('admin', '2001:db8:0:1::1')).toBe(200);
  });

  test('what is remembered of addresses is little, and names none', async () => {
    for (let at = 0; at < 24; at += 1) expect(await honest('client', `192.0.2.${at}`)).toBe(200);
    const { rows } = await api.database.db.execute<{ digest: string }>(sql`select digest from known_address`);
    expect(rows).toHaveLength(20);
    expect(rows.every(({ digest }) => /^[\w-]{43}$/.test(digest))).toBe(true);
    await times(40, (at) => logIn(api.people.client.email, 'errada', `198.51.100.${at}`));
    expect([await honest('client', '192.0.2.0'), await honest('client', '192.0.2.23')]).toEqual([408, 200]);
  });

  test('of several changes of one current password at once one is made', async () => {
    const { email } = api.people.otherSeller;
    const post = (username: string, password: string) => api.call('visitor', 'POST', '/Token', { username, password });
    const { access_token } = (await post(email, PASSWORD)).body;
    const change = (at: number) => {
      const fresh = `outra-senha-${at}`;
      const body = { currentPassword: PASSWORD, newPassword: fresh, confirmPassword: fresh };
      const headers = { authorization: `Bearer ${access_token}` };
      return api.call('visitor', 'PUT', '/person/update-password', body, headers);
    };
    const answers = await Promise.all([0, 1, 2, 3, 4].map(change));
    const made = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []));
    expect(made).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 200))
      expect([status, body.message]).toEqual([400, 'Senha atual incorreta.']);
    expect((await post(email, `outra-senha-${made[0]}`)).status).toBe(200);
  });

  test('whoever holds a token does not guess its password without end', async () => {
    const change = { currentPassword: 'errada', newPassword: 'outra-senha', confirmPassword: 'outra-senha' };
    const answers = await times(25, () => api.call('otherClient', 'PUT', '/person/update-password', change));
    expect(counted(answers.map(({ status }) => status))).toEqual({ 400: 10, 429: 15 });
  });
});

describe.each(ONE_ENGINE)('a flood of log-ins on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, { loginAttempts: 1000, loginAttemptsPerAddress: 100_000, registrationsPerHour: 100 });
  });
  afterAll(() => api.close());

  const post = (path: string, body: unknown, address: string) =>
    api.call('visitor', 'POST', path, body, { 'x-forwarded-for': address });

  /** Sends wrong passwords from eighty connections until `work` is done. */
  async function during<T>(work: () => Promise<T>): Promise<{ done: T; refused: number }> {
    let isOver = false;
    let refused = 0;
    const connection = async (at: number) => {
      while (!isOver) {
        const guess = { username: `alguem${at}@teste.example`, password: 'errada' };
        if ((await post('/Token', guess, '198.51.100.7')).status === 429) refused += 1;
      }
    };
    const connections = Array.from({ length: 80 }, (_, at) => connection(at));
    const done = await work().finally(() => {
      isOver = true;
    });
    await Promise.all(connections);
    return { done, refused };
  }

  test('from one address keeps nobody else out, neither log-in nor registration', async () => {
    const { email } = api.people.client;
    const person = { name: 'Nova', mobile: '(11) 90000-0000', isPhysical: true, isLegal: false };
    const secret = { password: 'senha-nova', passwordVerify: 'senha-nova' };
    const { done, refused } = await during(() =>
      Promise.all([
        ...Array.from({ length: 15 }, (_, at) =>
          post('/Token', { username: email, password: PASSWORD }, `203.0.113.${at}`),
        ),
        post(
          '/person',
          { ...person, ...secret, email: 'nova@teste.example', physicalDocument: '15350946056' },
          '203.0.113.99',
        ),
      ]),
    );
    expect(done.map(({ status }) => status)).toEqual([...Array(15).fill(200), 201]);
    expect(refused).toBeGreaterThan(0);
  });
});
