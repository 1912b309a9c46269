import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sized } from '../../../testing/long.mjs';
import { buildApp } from '../../src/app';
import { openDatabase } from '../../src/db/open';
import { type Answered, copyAnswered } from '../support/answered-quotations';
import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { inService, proposalCalls, sentProposal } from '../support/proposals';

const ROUNDS = sized({ usual: 12, long: 200 });
const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;

/** Racing actions as their callers make them: staff finish the version that they have read. */
const ACTIONS = ['accept', 'correct', 'withdraw', 'renew', 'finish', 'cancel'] as const;
type ActionName = (typeof ACTIONS)[number];

/** Pairs in which both can succeed in this order: a correction follows a withdrawn or renewed proposal. */
const IN_ORDER = new Set(['correct withdraw', 'correct renew']);

const pairs = ACTIONS.flatMap((first, index) => ACTIONS.slice(index).map((second) => [first, second] as const));

onPostgres('of two actions at once, on two instances,', () => {
  let api: TestApi;
  let second: FastifyInstance;
  let closeSecond: () => Promise<void>;
  let origin: Answered;
  let total: number;
  const table: string[] = [];

  beforeAll(async () => {
    // mails are only counted in the outbox
    api = await startApi('postgres', { mailInterval: 3_600_000 });
    const database = await openDatabase({ databaseUrl: api.databaseUrl, dataDir: '' });
    second = await buildApp({ config: api.config, database });
    closeSecond = () => second.close().then(() => database.close());
    const productCode = await createProduct(api, await createParents(api, 'corrida'), 'CORRIDA-1');
    const quotation = await inService(api, [{ productCode, quantity: 4 }]);
    const sent = await sentProposal(api, quotation, 77_700);
    const draft: Proposal = (await proposalCalls(api).draft(quotation)).body;
    total = sent.TotalCents;
    origin = { quotation, sent: sent.Code, draft: draft.Code };
  });
  afterAll(async () => {
    process.stdout.write(
      `${[`${ROUNDS} rounds each: won by first, by second, by both in order`, ...table].join('\n')}\n`,
    );
    await closeSecond();
    await api.close();
  });

  const ACTORS: Record<ActionName, Caller> = {
    accept: 'client',
    correct: 'seller',
    withdraw: 'seller',
    renew: 'seller',
    finish: 'seller',
    cancel: 'client',
  };

  async function run(app: FastifyInstance, action: ActionName, of: Answered) {
    const calls: Record<ActionName, [path: string, body?: object, headers?: object]> = {
      accept: [`/proposal/accept/${of.sent}`, { totalCents: total }],
      correct: [`/proposal/send/${of.draft}`],
      withdraw: [`/proposal/withdraw/${of.sent}`, {}],
      renew: [`/proposal/renew/${of.sent}`],
      finish: [`/shopping-cart/finish-service/${of.quotation}`, { value: 'feito' }, { 'if-match': '"1"' }],
      cancel: [`/shopping-cart/cancel-service/${of.quotation}`, { value: 'desisto' }],
    };
    const [path, payload, headers = {}] = calls[action];
    const authorization = `Bearer ${api.token(ACTORS[action])}`;
    const answer = await app.inject({
      method: 'PUT',
      url: `/api${path}`,
      payload,
      headers: { authorization, ...headers },
    });
    return { status: answer.statusCode, message: String(answer.json().message ?? '') };
  }

  /** Returns the state of the database after a race. */
  async function outcome({ quotation }: Answered) {
    const { rows } = await api.database.db.execute<{
      inForce: number;
      events: number;
      mails: number;
      gaps: number;
    }>(sql`
      select (select count(*)::int from proposal where quotation_code = ${quotation}
          and status in ('SENT', 'ACCEPTED')) as "inForce",
        (select count(*)::int from quotation_event where quotation_code = ${quotation}) as events,
        (select count(*)::int from mail_message where strpos(plain, '/orcamentos/' || ${quotation}) > 0) as mails,
        (select max(ordinal) - count(ordinal) from proposal where quotation_code = ${quotation})::int as gaps`);
    return rows[0];
  }

  test.each(pairs)('%s and %s: one wins, the other is told', async (first, other) => {
    const counts = { first: 0, second: 0, both: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const of = await copyAnswered(api.database.db, origin);
      const [one, two] = await Promise.all([run(api.app, first, of), run(second, other, of)]);
      const won = [one, two].filter(({ status }) => status === 200);
      const lost = [one, two].filter(({ status }) => status !== 200);
      for (const { status, message } of lost) {
        expect([409, 412]).toContain(status);
        expect(message.length).toBeGreaterThan(20);
      }
      const expected = first === 'cancel' && other === 'cancel' ? 0 : 1;
      const most = IN_ORDER.has(`${first} ${other}`) ? 2 : expected;
      expect(won.length).toBeGreaterThanOrEqual(expected);
      expect(won.length).toBeLessThanOrEqual(most);
      const found = await outcome(of);
      expect(found).toMatchObject({ events: won.length, mails: won.length, gaps: 0 });
      expect(found?.inForce).toBeLessThanOrEqual(1);
      if (won.length === 2) counts.both += 1;
      else if (one.status === 200) counts.first += 1;
      else if (two.status === 200) counts.second += 1;
    }
    table.push(`${`${first} × ${other}`.padEnd(22)}${counts.first} ${counts.second} ${counts.both}`);
  });
});
