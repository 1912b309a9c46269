import { startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';

const valid = {
  name: 'Pessoa Nova',
  email: 'nova@teste.example',
  isPhysical: true,
  isLegal: false,
  phone1: '',
  mobile: '(11) 90000-0001',
  password: 'senha-nova',
  passwordVerify: 'senha-nova',
  physicalDocument: '168.995.350-09',
  legalDocument: '',
  address: [
    {
      longAddress: 'Rua B',
      number: '2',
      neighborhood: 'Sé',
      zipcode: '01001-000',
      cityCode: '3550308',
      stateCode: 'SP',
    },
  ],
};
const company = { ...valid, isPhysical: 0, isLegal: 1, physicalDocument: '' };

describe.each(ONE_ENGINE)('registration on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());
  const register = (body: unknown, caller: 'visitor' | 'seller' | 'admin' = 'visitor') =>
    api.call(caller, 'POST', '/person', body);

  test.each([
    [{ name: ' ', physicalDocument: '1' }, 'Nome é obrigatório.'],
    [{ name: undefined }, 'Nome é obrigatório.'],
    [{ physicalDocument: '529.982.247-26', mobile: '' }, 'CPF inválido.'],
    [{ physicalDocument: '111.111.111-11' }, 'CPF inválido.'],
    [{ physicalDocument: undefined }, 'CPF inválido.'],
    [{ isPhysical: false, legalDocument: '11.222.333/0001-82' }, 'CNPJ inválido.'],
    [{ isPhysical: false, legalDocument: '00000000000000' }, 'CNPJ inválido.'],
    [{ mobile: '', email: 'x' }, 'Celular é obrigatório.'],
    [{ email: 'sem-arroba', password: '' }, 'Email inválido.'],
    [{ password: '', passwordVerify: 'x' }, 'Senha é obrigatório.'],
    [{ passwordVerify: 'outra' }, 'As senhas não coincidem.'],
    [{ password: 'curta', passwordVerify: 'curta' }, 'A senha deve ter pelo menos 8 caracteres.'],
  ])('[VA-01] refuses %j', async (fields, message) => {
    const answer = await register({ ...valid, ...fields });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
    expect(Object.values(answer.body.errors)).toContain(message);
  });

  test('[SF-19] registers a person who can log in at once, with the address', async () => {
    const made = await register(valid);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ IsPhysical: 1, IsLegal: 0, PhysicalDocument: '16899535009', LegalDocument: '' });
    expect(made.body.Address[0]).toMatchObject({ Zipcode: '01001000', City: { Name: 'São Paulo', StateCode: 'SP' } });
    expect(made.text).not.toMatch(/password|hash/i);
    const login = await api.call('visitor', 'POST', '/Token', { username: valid.email, password: valid.password });
    expect(login.status).toBe(200);
  });

  test.each([
    ['11.222.333/0001-81', 'numeric'],
    ['12.ABC.345/01DE-35', 'alphanumeric'],
  ])('[VA-01] registers a company by CNPJ %s (%s)', async (legalDocument, kind) => {
    const made = await register({ ...company, email: `${kind}@teste.example`, legalDocument });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ IsPhysical: 0, IsLegal: 1, LegalDocument: legalDocument.replace(/\W/g, '') });
  });

  test('refuses an e-mail or a document that is taken', async () => {
    const again = await register({ ...valid, physicalDocument: '295.379.955-93', email: 'NOVA@teste.example' });
    expect([again.status, again.body.errors]).toEqual([409, { email: 'E-mail já cadastrado.' }]);
    const twin = await register({ ...valid, email: 'gemea@teste.example' });
    expect([twin.status, twin.body.errors]).toEqual([409, { physicalDocument: 'CPF já cadastrado.' }]);
  });

  test.each([
    ['visitor', '153.509.460-56'],
    ['seller', '746.971.314-01'],
  ] as const)('[RO-05] a %s who asks for another type registers a client', async (caller, physicalDocument) => {
    const personTypeCode = api.config.personTypes.admin;
    const made = await register(
      { ...valid, email: `${caller}-x@teste.example`, physicalDocument, personTypeCode },
      caller,
    );
    expect(made.body.PersonTypeCode).toBe(api.config.personTypes.client);
  });

  test('[RO-03] an administrator registers any type', async () => {
    const personTypeCode = api.config.personTypes.seller;
    const made = await register(
      { ...valid, email: 'v@teste.example', physicalDocument: '714.602.380-01', personTypeCode },
      'admin',
    );
    expect(made.body.PersonType.Name).toBe('Vendedor');
  });

  test('a stale token does not register as a visitor', async () => {
    const answer = await api.call('visitor', 'POST', '/person', valid, { authorization: 'Bearer a.b.c' });
    expect(answer.status).toBe(401);
  });

  test('[VA-02] requires street, number, district and CEP of an address', async () => {
    const answer = await register({ ...valid, address: [{ cityCode: '3550308' }] });
    expect(Object.keys(answer.body.errors)).toEqual(
      expect.arrayContaining([
        'address.0.longAddress',
        'address.0.number',
        'address.0.neighborhood',
        'address.0.zipcode',
      ]),
    );
  });

  test("[SF-14] changes own data, not somebody else's", async () => {
    const change = {
      code: api.people.client.code,
      name: 'Novo Nome',
      mobile: '(11) 90000-0002',
      document: '86288366757',
      isPhysical: 1,
    };
    expect((await api.call('client', 'PUT', '/person', change)).body).toMatchObject({ Name: 'Novo Nome', Phone1: '' });
    expect((await api.call('otherClient', 'PUT', '/person', change)).status).toBe(404);
    expect((await api.call('seller', 'PUT', '/person', change)).status).toBe(403);
    expect((await api.call('admin', 'PUT', '/person', { ...change, document: '1' })).body.message).toBe(
      'CPF inválido.',
    );
  });

  test('[BO-13] lists persons of a type; a seller sees clients and itself', async () => {
    const { client, seller } = api.config.personTypes;
    const all = await api.call('admin', 'GET', `/person/pagged?personType=${seller}&term=seller`);
    expect(all.body.TotalCount).toBe(2);
    const mine = await api.call('seller', 'GET', `/person/pagged?personType=${seller}`);
    expect(mine.body.Results.map((row: { Code: string }) => row.Code)).toEqual([api.people.seller.code]);
    expect((await api.call('seller', 'GET', `/person/pagged?personType=${client}`)).body.TotalCount).toBeGreaterThan(1);
  });
});
