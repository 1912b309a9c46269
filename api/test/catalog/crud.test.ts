import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents } from '../support/catalogue';
import { ENGINES } from '../support/engines';

interface Entity {
  resource: string;
  input: (label: string) => Record<string, unknown>;
  label: string;
  /** Wire field of the label. */
  field: string;
  inUse: keyof Parents;
}

const ENTITIES: Entity[] = [
  {
    resource: 'brand',
    input: (description) => ({ description }),
    label: 'marca',
    field: 'Description',
    inUse: 'brandCode',
  },
  {
    resource: 'category',
    input: (description) => ({ description }),
    label: 'categoria',
    field: 'Description',
    inUse: 'categoryCode',
  },
  {
    resource: 'company',
    input: (description) => ({ description, companyId: `id ${description}` }),
    label: 'empresa',
    field: 'Description',
    inUse: 'companyCode',
  },
  {
    resource: 'group',
    input: (description) => ({ description, groupId: `id ${description}`, type: 'Vans' }),
    label: 'grupo',
    field: 'Description',
    inUse: 'groupCode',
  },
  {
    resource: 'model',
    input: (name) => ({ name, description: 'x' }),
    label: 'modelo',
    field: 'Name',
    inUse: 'modelCode',
  },
];

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe.each(ENGINES)('generic entities on %s', (engine) => {
  let api: TestApi;
  let parents: Parents;
  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'base');
    await createProduct(api, parents, 'CRUD-1');
  });
  afterAll(() => api.close());

  describe.each(ENTITIES)('$resource', ({ resource, input, label, field, inUse }) => {
    const path = `/${resource}`;
    const create = async (name: string) => (await api.call('admin', 'POST', path, input(name))).body;

    test('[AP-06] creates, reads, changes and deletes', async () => {
      const made = await api.call('admin', 'POST', path, input('Água Verde'));
      expect(made.status).toBe(201);
      expect(made.body).toMatchObject({ [field]: 'Água Verde', IsActive: true });
      const { Code } = made.body;
      expect((await api.call('admin', 'GET', `${path}/${Code}`)).body).toEqual(made.body);
      const changed = await api.call('admin', 'PUT', `${path}/${Code}`, input('Água Azul'));
      expect(changed.body).toMatchObject({ Code, [field]: 'Água Azul' });
      const again = await api.call('admin', 'PUT', path, { ...input('Água Roxa'), code: Code });
      expect(again.body).toMatchObject({ Code, [field]: 'Água Roxa' });
      expect((await api.call('admin', 'DELETE', path, { code: Code })).status).toBe(204);
      expect((await api.call('admin', 'GET', `${path}/${Code}`)).status).toBe(404);
      expect((await api.call('admin', 'DELETE', `${path}/${Code}`)).status).toBe(404);
    });

    test('[AP-06] accepts PascalCase keys', async () => {
      const pascal = Object.fromEntries(
        Object.entries(input('Pascal')).map(([key, value]) => [key[0]?.toUpperCase() + key.slice(1), value]),
      );
      expect((await api.call('admin', 'POST', path, pascal)).body).toMatchObject({ [field]: 'Pascal' });
    });

    test('[ST-06] switches off and on without a body', async () => {
      const { Code } = await create('Interruptor');
      expect((await api.call('admin', 'PUT', `${path}/setInactive/${Code}`)).body.IsActive).toBe(false);
      const list = await api.call('admin', 'GET', path);
      expect(list.body.map((row: { Code: string }) => row.Code)).not.toContain(Code);
      expect((await api.call('admin', 'PUT', `${path}/setActive/${Code}`)).body.IsActive).toBe(true);
      expect((await api.call('admin', 'PUT', `${path}/setActive/${UNKNOWN}`)).status).toBe(404);
    });

    test('refuses a second one of the same name, accents and case aside', async () => {
      await create('Coração');
      const second = await api.call('admin', 'POST', path, input('CORACAO'));
      expect(second.status).toBe(409);
      expect(Object.values(second.body.errors)[0]).toMatch(/^Já existe/);
    });

    test('[VA-06] names every missing field', async () => {
      const blank = await api.call('admin', 'POST', path, {});
      expect(blank.status).toBe(400);
      expect(Object.keys(blank.body.errors).sort()).toEqual(Object.keys(input('x')).sort());
      const spaces = await api.call('admin', 'POST', path, input('   '));
      // the same message as in the form
      expect(spaces.body).toMatchObject({
        message: 'Nome é obrigatório.',
        errors: { [field.toLowerCase()]: 'Nome é obrigatório.' },
      });
    });

    test('[AP-04] pages, filters and sorts', async () => {
      for (const name of ['Zeta 1', 'Zeta 2', 'Zeta 3']) await create(name);
      const page = await api.call('admin', 'GET', `${path}/pagged?term=zeta&quantity=2&page=2&orderBy=${field} asc`);
      expect(page.body).toMatchObject({ TotalCount: 3, TotalPages: 2, Results: [{ [field]: 'Zeta 3' }] });
      const literal = await api.call('admin', 'GET', `${path}/pagged?term=${encodeURIComponent('Z%ta')}`);
      expect(literal.body.TotalCount).toBe(0);
      expect((await api.call('admin', 'GET', `${path}/pagged?startDate=2099-01-01`)).body.TotalCount).toBe(0);
      expect((await api.call('admin', 'GET', `${path}/pagged?term=zeta&endDate=2099-01-01`)).body.TotalCount).toBe(3);
    });

    test.each([
      'page=0',
      'page=1e20',
      'quantity=101',
      'quantity=abc',
      'orderBy=code',
      'orderBy=Created desc; drop table brand',
      'include=Nada',
      'qualquer=1',
      'isActive=talvez',
      'startDate=ontem',
      'term=%00',
      'orderBy=constructor',
      'include=toString',
    ])('[AP-04] answers 400 to ?%s', async (query) => {
      const answer = await api.call('admin', 'GET', `${path}/pagged?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 400, message: expect.any(String) });
    });

    test.each(['GET', 'PUT', 'DELETE'] as const)('answers 400 to %s with a bad code', async (method) => {
      const body = method === 'PUT' ? input('x') : undefined;
      expect((await api.call('admin', method, `${path}/nada`, body)).status).toBe(400);
    });

    test('[AP-05] exports what the filters choose, formulas made plain', async () => {
      await create('=1+1');
      const answer = await api.call('admin', 'GET', `${path}/export?term=${encodeURIComponent('=1+1')}`);
      expect(answer.body.Status).toBe(200);
      const lines = answer.body.Object.split('\r\n');
      expect(lines[0].charCodeAt(0)).toBe(0xfeff);
      expect(lines).toHaveLength(3);
      expect(lines[1]).toContain("'=1+1");
      const file = await api.call('admin', 'GET', `${path}/export`, undefined, { accept: 'text/csv' });
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename="report\w+\.csv"$/);
    });

    test('[AP-05] exports the records that are named', async () => {
      const chosen = [await create('Escolhida A'), await create('Escolhida B')];
      await create('Escolhida C');
      const codes = chosen.map(({ Code }) => Code).join(';');
      const { body } = await api.call('admin', 'GET', `${path}/export?term=Escolhida&codes=${codes}`);
      expect(body.Object.trim().split('\r\n')).toHaveLength(3);
      expect(body.Object).not.toContain('Escolhida C');
      expect((await api.call('admin', 'GET', `${path}/export?codes=nada`)).status).toBe(400);
    });

    test('[AP-13] refuses to delete what a product uses, and says so', async () => {
      const answer = await api.call('admin', 'DELETE', `${path}/${parents[inUse]}`);
      expect(answer.status).toBe(409);
      expect(answer.body.message).toContain(label);
      expect(answer.body.message).toContain('produtos');
    });

    test('writes who did it into the audit trail', async () => {
      const { Code } = await create('Auditada');
      const log = await api.call('admin', 'GET', `/logger/pagged?filtro=${Code}`);
      expect(log.body.Results[0].Message).toContain(`admin (${api.people.admin.code}) criou`);
    });
  });

  test('[AP-03] lists the vehicle types', async () => {
    expect((await api.call('visitor', 'GET', '/group/types')).body).toContain('Caminhões e ônibus');
  });
});
