import { spawnSync } from 'node:child_process';
import type { Proposal, ProposalProof } from '@rodovia/shared/contracts/proposals';
import { type SQL, sql } from 'drizzle-orm';
import { assetPath } from '../../src/base/assets';
import { erase } from '../../src/modules/person/privacy/erase';
import { walkChains } from '../../src/modules/proposal/proposal-digest';
import { initialsOf } from '../../src/modules/proposal/proposal-proof';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { inService, proposalCalls, sentProposal } from '../support/proposals';

describe.each(ONE_ENGINE)('proposals that prove themselves on %s', (engine) => {
  let api: TestApi;
  let calls: ReturnType<typeof proposalCalls>;
  let productCode: string;

  beforeAll(async () => {
    api = await startApi(engine);
    calls = proposalCalls(api);
    productCode = await createProduct(api, await createParents(api, 'prova'), 'PROVA-1');
  });
  afterAll(() => api.close());

  const quotation = () => inService(api, [{ productCode, quantity: 4 }]);
  const proof = async (token: string | null): Promise<ProposalProof> => (await calls.verify(token)).body;

  test('whoever holds a proposal learns its state, and nothing that names the client', async () => {
    const code = await quotation();
    const first = await sentProposal(api, code);
    expect(await proof(first.VerifyToken)).toEqual({
      Number: first.QuotationNumber,
      Version: 1,
      State: 'IN_FORCE',
      ReplacedBy: null,
      SentAt: first.SentAt,
      ValidUntil: first.ValidUntil,
      DecidedAt: null,
      TotalCents: first.TotalCents,
      Digest: first.Digest,
      Intact: true,
      ClientInitials: '',
    });
    const second = await sentProposal(api, code, 500);
    expect(await proof(first.VerifyToken)).toMatchObject({ State: 'REPLACED', ReplacedBy: 2, Intact: true });
    await calls.accept(second);
    expect(await proof(second.VerifyToken)).toMatchObject({ State: 'ACCEPTED', Intact: true });
    expect((await calls.verify('x'.repeat(32))).status).toBe(404);
  });

  test('one cent in the database is found, wherever it is', async () => {
    const code = await quotation();
    const first = await sentProposal(api, code);
    const second = await sentProposal(api, code, 500);
    const { db } = api.database;
    const broken = async () => (await walkChains(db)).broken.filter(({ number }) => number === first.QuotationNumber);
    expect(await broken()).toEqual([]);
    const cases: [change: SQL, undo: SQL, version: number][] = [
      [
        sql`update proposal set total_cents = total_cents + 1 where code = ${first.Code}`,
        sql`update proposal set total_cents = total_cents - 1 where code = ${first.Code}`,
        1,
      ],
      [
        sql`update proposal_line set unit_price_cents = unit_price_cents - 1 where proposal_code = ${second.Code}`,
        sql`update proposal_line set unit_price_cents = unit_price_cents + 1 where proposal_code = ${second.Code}`,
        2,
      ],
      [
        sql`update proposal set valid_until = valid_until + interval '1 day' where code = ${second.Code}`,
        sql`update proposal set valid_until = valid_until - interval '1 day' where code = ${second.Code}`,
        2,
      ],
      [
        sql`update proposal set digest = ${'0'.repeat(64)} where code = ${first.Code}`,
        sql`update proposal set digest = ${first.Digest} where code = ${first.Code}`,
        1,
      ],
    ];
    for (const [change, undo, version] of cases) {
      await db.execute(change);
      expect(await broken()).toMatchObject([{ version, fault: expect.stringContaining('não confere') }]);
      const { VerifyToken } = version === 1 ? first : second;
      expect((await proof(VerifyToken)).Intact).toBe(false);
      await db.execute(undo);
      expect(await broken()).toEqual([]);
    }
    // changing a version together with its digest breaks the next one
    await db.execute(sql`update proposal set previous_digest = '' where code = ${second.Code}`);
    expect(await broken()).toMatchObject([{ version: 2, fault: 'a ligação com a versão anterior não confere' }]);
  });

  // the embedded engine's folder is locked by this process
  const onPostgres = engine === 'postgres' ? test : test.skip;
  onPostgres('the command names the first broken link, and fails', async () => {
    const code = await quotation();
    const sent = await sentProposal(api, code);
    const { db } = api.database;
    await db.execute(sql`update proposal set digest = '' where code = ${sent.Code}`);
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: api.databaseUrl };
    const { status, stderr } = spawnSync(process.execPath, [assetPath('dist', 'verify-proposals.mjs')], {
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`Proposta ${sent.QuotationNumber}/1: o conteúdo`)]);
  });

  test('who is forgotten leaves the chain whole, and takes along what was offered before', async () => {
    const code = await quotation();
    const place = {
      longAddress: 'Rua A',
      number: '7',
      neighborhood: 'Centro',
      zipcode: '01001-000',
      cityCode: '3550308',
    };
    const address = (await api.call('client', 'POST', '/address', place)).body.Code;
    const draft = (await calls.draft(code)).body;
    const saved = (await calls.save(draft, { deliveryAddressCode: address })).body;
    const sent: Proposal = (await calls.send(saved)).body;
    await calls.refuse(sent.Code, { reason: 'OTHER', value: 'Vou viajar.' });
    await api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, 'ok');
    const { Quotations } = (await api.call('client', 'GET', '/person/my-data')).body;
    const own = Quotations.find(({ Number: number }: { Number: number }) => number === sent.QuotationNumber);
    expect(own.Proposals).toMatchObject([{ Version: 1, Status: 'REFUSED', Answer: 'Vou viajar.' }]);
    expect((await api.call('client', 'GET', '/person/my-data/readable')).text).toContain('Vou viajar.');
    const { db } = api.database;
    const { rows: before } = await db.execute<{ text: string }>(
      sql`select proposal::text as text from proposal where code = ${sent.Code}`,
    );
    expect(before[0]?.text).toMatch(/Rua A, 7.*Vou viajar/);
    await db.execute(sql`update quotation set status = 'COMPLETE' where person_code = ${api.people.client.code}`);
    await db.transaction((tx) => erase(tx, api.people.client.code));
    const { rows } = await db.execute<{ text: string }>(
      sql`select proposal::text as text from proposal where code = ${sent.Code}`,
    );
    expect(rows[0]?.text).not.toMatch(/Rua A|viajar/);
    expect((await proof(sent.VerifyToken)).Intact).toBe(true);
  });

  test.each([
    ['Maria Aparecida da Silva', 'M. S.'],
    ['Transportadora Nogueira Ltda.', 'T. L.'],
    ['Élida', 'É.'],
    ['client', ''],
    ['', ''],
  ])('of %j everybody may know %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
