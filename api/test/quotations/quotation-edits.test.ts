import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import type { RoleName } from '../support/people';

describe.each(ONE_ENGINE)('edits and other sellers of quotations on %s', (engine) => {
  let api: TestApi;
  let first: string;
  let second: string;

  beforeAll(async () => {
    api = await startApi(engine);
    const parents = await createParents(api, 'edições');
    first = await createProduct(api, parents, 'E-1', { description: 'Pneu um' });
    second = await createProduct(api, parents, 'E-2', { description: 'Pneu dois' });
  });
  afterAll(() => api.close());

  const items = (...lines: [string, number][]) => ({
    shoppingCartItem: lines.map(([productCode, quantity]) => ({ productCode, quantity })),
  });
  const open = async (caller: RoleName = 'client') => {
    const body = { ...items([first, 2]), personCode: api.people.client.code };
    return (await api.call(caller, 'POST', '/shopping-cart', body)).body;
  };
  const edit = (caller: RoleName, code: string, body: object) =>
    api.call(caller, 'PUT', '/shopping-cart', { code, ...body });
  const inService = async () => {
    const made = await open();
    await api.call('admin', 'PUT', `/shopping-cart/start-service/${made.Code}?sellerCode=${api.people.seller.code}`);
    return made;
  };
  const reassign = (caller: RoleName, code: string, seller: 'seller' | 'otherSeller' | 'client' = 'otherSeller') =>
    api.call(caller, 'PUT', `/shopping-cart/reassign/${code}?sellerCode=${api.people[seller].code}`);
  const history = async (code: string, caller: RoleName = 'admin') =>
    (await api.call(caller, 'GET', `/shopping-cart/${code}?include=History,Seller`)).body;
  const mails = async (number: number) => {
    const { Results } = (await api.call('admin', 'GET', `/mail-message/pagged?term=${number}&quantity=100`)).body;
    return Results.map(({ Subject, To }: { Subject: string; To: string }) => `${Subject} → ${To.split('@')[0]}`);
  };
  const news = async (caller: RoleName, code: string) => {
    const { text } = await api.call(caller, 'GET', '/shopping-cart/events?follow=false', undefined, {
      'last-event-id': '0',
    });
    return text
      .split('\n')
      .filter((line) => line.includes(code))
      .map((line) => JSON.parse(line.replace('data: ', '')));
  };

  test('[BO-19] an edit by staff is in the history, in the events, and in the mailbox of the client', async () => {
    const { Code, Number: number } = await open();
    expect((await edit('admin', Code, items([first, 5], [second, 1]))).status).toBe(200);
    const { History, Status } = await history(Code, 'client');
    expect(Status).toBe('OPEN');
    expect(History).toMatchObject([
      { Kind: 'STEP', Status: 'OPEN' },
      {
        Kind: 'EDIT',
        Status: 'OPEN',
        ActorName: 'Administração',
        Note: 'Itens alterados: Pneu um de 2 para 5; incluído 1 × Pneu dois.',
      },
    ]);
    expect(await mails(number)).toContain(`Orçamento nº ${number} alterado → client`);
    expect(await news('client', Code)).toMatchObject([
      { kind: 'STEP', own: true },
      { kind: 'EDIT', status: 'OPEN', own: false },
    ]);
  });

  test('[BO-19] an edit by the client is told to the seller who made the quotation, and not to the client', async () => {
    const { Code, Number: number } = await open('seller');
    await edit('client', Code, items([second, 1]));
    expect((await history(Code)).History.at(-1)).toMatchObject({
      Kind: 'EDIT',
      ActorName: 'client',
      Note: 'Itens alterados: incluído 1 × Pneu dois; retirado 2 × Pneu um.',
    });
    const changeMails = (await mails(number)).filter((line: string) => line.includes('alterado'));
    expect(changeMails).toEqual([`Orçamento nº ${number} alterado → seller`]);
  });

  test('[RO-05] another client is not named to anybody by the history', async () => {
    const { Code } = await open();
    await edit('admin', Code, { ...items([first, 2]), personCode: api.people.otherClient.code });
    expect((await history(Code, 'otherClient')).History.at(-1)).toMatchObject({
      Kind: 'EDIT',
      Note: 'Cliente alterado.',
    });
  });

  test('an edit that changes nothing tells nobody anything', async () => {
    const { Code, Number: number } = await open();
    await edit('admin', Code, items([first, 2]));
    expect((await history(Code)).History).toHaveLength(1);
    expect(await mails(number)).toHaveLength(1);
  });

  test('many changes stay readable', async () => {
    const { Code } = await open();
    const parents = await createParents(api, 'muitas');
    const lines: [string, number][] = [];
    for (let at = 0; at < 12; at += 1) lines.push([await createProduct(api, parents, `M-${at}`), 1]);
    await edit('admin', Code, items([first, 2], ...lines));
    expect((await history(Code)).History.at(-1).Note).toMatch(/; incluído 1 × Pneu M-9; e mais 2\.$/);
  });

  test('[ST-05] an administrator gives a quotation in service to another seller; all three are told', async () => {
    const { Code, Number: number } = await inService();
    const answer = await reassign('admin', Code);
    expect([answer.status, answer.body.Status, answer.body.Seller.Code]).toEqual([
      200,
      'IN PROGRESS',
      api.people.otherSeller.code,
    ]);
    expect((await history(Code)).History.slice(1)).toMatchObject([
      { Kind: 'STEP', Status: 'IN PROGRESS', SellerName: 'seller' },
      { Kind: 'REASSIGNMENT', Status: 'IN PROGRESS', SellerName: 'otherSeller', ActorName: 'admin' },
    ]);
    expect(await mails(number)).toEqual(
      expect.arrayContaining([
        `Orçamento nº ${number} em atendimento → client`,
        `Orçamento nº ${number} atribuído a você → otherseller`,
        `Orçamento nº ${number} passou a outro vendedor → seller`,
      ]),
    );
    expect((await api.call('seller', 'GET', `/shopping-cart/${Code}`)).status).toBe(404);
    expect((await api.call('otherSeller', 'PUT', `/shopping-cart/finish-service/${Code}`, 'ok')).status).toBe(200);
  });

  test('[ST-04] only what is in service is reassigned, only to a seller, and only by an administrator', async () => {
    const { Code } = await open();
    expect((await reassign('admin', Code)).status).toBe(409);
    const served = await inService();
    expect((await reassign('admin', served.Code, 'client')).body.errors).toHaveProperty('sellerCode');
    expect(await reassign('admin', served.Code, 'seller')).toMatchObject({
      status: 409,
      body: { message: 'O orçamento já está com este vendedor.' },
    });
    for (const caller of ['seller', 'otherSeller', 'client'] as const) {
      expect((await reassign(caller, served.Code)).status).toBe(403);
    }
    const both = await Promise.all([reassign('admin', served.Code), reassign('admin', served.Code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('[ST-05] what a deactivated seller left in service an administrator finishes, and nobody else’s', async () => {
    const { Code } = await inService();
    const finish = () => api.call('admin', 'PUT', `/shopping-cart/finish-service/${Code}`, 'encerrado');
    expect((await finish()).status).toBe(403);
    await api.call('admin', 'PUT', `/person/setInactive/${api.people.seller.code}`);
    try {
      expect((await history(Code)).Seller.IsActive).toBe(false);
      expect((await history(Code, 'client')).Seller).not.toHaveProperty('IsActive');
      const answers = await Promise.all([finish(), finish()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await history(Code)).toMatchObject({ Status: 'COMPLETE', Note: 'encerrado' });
    } finally {
      await api.call('admin', 'PUT', `/person/setActive/${api.people.seller.code}`);
    }
  });
});
