import { eq } from 'drizzle-orm';
import { person } from '../../src/db/schema';
import { startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';

describe.each(ONE_ENGINE)('administrators on %s', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startApi(engine);
  });
  afterEach(() => api.close());

  const isAdministrator = () => eq(person.personTypeCode, api.config.personTypes.admin);
  const switchOff = (caller: 'admin' | 'otherSeller', code: string) =>
    api.call(caller, 'PUT', `/person/setInactive/${code}`);

  test('[ST-06] [RO-05] of two who switch each other off at once one stays, and the other is told why', async () => {
    const { db } = api.database;
    const { admin, otherSeller, seller } = api.people;
    // invited administrators without a password do not count
    const invited = { personTypeCode: admin.personTypeCode, passwordHash: '' };
    await db.update(person).set(invited).where(eq(person.code, seller.code));
    await db.update(person).set({ personTypeCode: admin.personTypeCode }).where(eq(person.code, otherSeller.code));
    const answers = await Promise.all([switchOff('admin', otherSeller.code), switchOff('otherSeller', admin.code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    expect(['É preciso restar um administrador ativo.', 'Faça login para continuar.']).toContain(refused?.body.message);
    const left = await db.select().from(person).where(isAdministrator());
    expect(left.filter(({ isActive, passwordHash }) => isActive && passwordHash)).toHaveLength(1);
  });

  test('[ST-06] the last one is not switched off by itself', async () => {
    const { code } = api.people.admin;
    const answer = await switchOff('admin', code);
    expect([answer.status, answer.body.message]).toEqual([409, 'Você não pode desativar a própria conta.']);
    expect((await api.call('admin', 'GET', `/person/${code}`)).body.IsActive).toBe(true);
  });
});
