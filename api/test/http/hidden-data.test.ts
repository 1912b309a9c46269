import { eq } from 'drizzle-orm';
import { person } from '../../src/db/schema';
import { startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';
import { PASSWORD, type RoleName } from '../support/people';

describe.each(ONE_ENGINE)('what others may not learn of somebody on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());

  describe('[RO-04] the document of a client', () => {
    const one = async (caller: RoleName, code = api.people.client.code) =>
      (await api.call(caller, 'GET', `/person/${code}`)).body.PhysicalDocument;

    test('is masked for a seller in every answer, and whole for administrators and for itself', async () => {
      const masked = '***.883.667-**';
      expect(await one('seller')).toBe(masked);
      const lists = [
        (await api.call('seller', 'GET', '/person')).body,
        (await api.call('seller', 'GET', '/person/pagged?quantity=100')).body.Results,
      ];
      for (const rows of lists) {
        const documents = rows.map((row: { Code: string; PhysicalDocument: string }) => [
          row.Code,
          row.PhysicalDocument,
        ]);
        expect(documents).toContainEqual([api.people.client.code, masked]);
        expect(documents).toContainEqual([api.people.seller.code, '11144477735']);
      }
      expect(await one('admin')).toBe('86288366757');
      expect(await one('client')).toBe('86288366757');
      const { code } = api.people.otherClient;
      await api.database.db
        .update(person)
        .set({ isPhysical: false, physicalDocument: '', legalDocument: '11222333000181' })
        .where(eq(person.code, code));
      const company = (await api.call('seller', 'GET', `/person/${code}`)).body;
      expect([company.PhysicalDocument, company.LegalDocument]).toEqual(['', '**.222.333/****-**']);
    });

    test('is shown to a seller who asks for it, and that is written down', async () => {
      const { code } = api.people.client;
      const shown = await api.call('seller', 'GET', `/person/${code}/document`);
      expect(shown.body).toEqual({ PhysicalDocument: '86288366757', LegalDocument: '' });
      const log = await api.call('admin', 'GET', `/logger/pagged?term=${encodeURIComponent('viu o documento')}`);
      expect(log.body.Results[0].Message).toBe(`seller (${api.people.seller.code}) viu o documento da pessoa ${code}`);
    });

    test('is not found out piece by piece: a seller finds clients by the whole of it', async () => {
      const total = async (caller: RoleName, term: string) =>
        (await api.call(caller, 'GET', `/person/pagged?term=${encodeURIComponent(term)}`)).body.TotalCount;
      expect([await total('seller', '862883'), await total('admin', '862883')]).toEqual([0, 1]);
      expect([await total('seller', '862.883.667-57'), await total('seller', 'otherclient')]).toEqual([1, 1]);
    });
  });

  test('who is registered is found out by trying a few times an hour, and no more', async () => {
    const attempt = (email: string) =>
      api.call('visitor', 'POST', '/person', {
        name: 'Curioso',
        email,
        mobile: '(11) 90000-0000',
        isPhysical: true,
        physicalDocument: '15350946056',
        password: PASSWORD,
        passwordVerify: PASSWORD,
      });
    const answers: number[] = [];
    for (let count = 0; count < 22; count += 1) answers.push((await attempt(api.people.client.email)).status);
    expect(answers).toEqual([...Array(20).fill(409), 429, 429]);
    expect((await attempt('ninguem@teste.example')).status).toBe(429);
  });
});
