import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { sql } from 'drizzle-orm';
import { sized } from '../../../testing/long.mjs';
import { proofOf } from '../../src/modules/proposal/proposal-proof';
import { type Answered, copyAnswered } from '../support/answered-quotations';
import { startApi, type TestApi } from '../support/api';
import { bundleFor } from '../support/bundle';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { inService, proposalCalls, sentProposal } from '../support/proposals';
import { endProcess, startProcess } from '../support/servers/process';
import { until } from '../support/wait';

const KILLS = sized({ usual: 2, long: 20 });
/** Number of calls in progress when the process is killed. */
const AT_ONCE = 12;
const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;

onPostgres('a server that is killed in the middle of', () => {
  let api: TestApi;
  let dataDir: string;
  let file: string;
  let origin: Answered;
  let total: number;

  beforeAll(async () => {
    api = await startApi('postgres', { mailInterval: 3_600_000 });
    dataDir = mkdtempSync(join(tmpdir(), 'rodovia-test-'));
    file = bundleFor('src/server.ts', 'kill-server');
    const productCode = await createProduct(api, await createParents(api, 'queda'), 'QUEDA-1');
    const quotation = await inService(api, [{ productCode, quantity: 4 }]);
    // only a draft: sending it starts its chain
    const draft: Proposal = (await proposalCalls(api).draft(quotation)).body;
    const answered = await inService(api, [{ productCode, quantity: 4 }]);
    const sent = await sentProposal(api, answered, 77_700);
    total = sent.TotalCents;
    origin = { quotation, sent: sent.Code, draft: draft.Code };
  });
  afterAll(async () => {
    rmSync(dataDir, { recursive: true });
    await api.close();
  });

  const start = () =>
    startProcess(file, {
      DATABASE_URL: api.databaseUrl ?? '',
      DATA_DIR: dataDir,
      TOKEN_SECRET: api.config.tokenSecret,
      SMTP_URL: '',
    });

  interface Attempt {
    of: Answered;
    acknowledged: boolean;
  }

  /**
   * Makes calls that a kill interrupts at any point.
   * @returns the acknowledged ones.
   */
  async function interrupted(round: number, who: 'seller' | 'client', pathOf: (of: Answered) => [string, object]) {
    const server = await start();
    const copies = await Promise.all(Array.from({ length: AT_ONCE }, () => copyAnswered(api.database.db, origin)));
    let answered = 0;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${api.token(who)}` };
    const running = copies.map(async (of): Promise<Attempt> => {
      const [path, body] = pathOf(of);
      const call = { method: 'PUT', headers, body: JSON.stringify(body) };
      const answer = await fetch(`${server.url}/proposal${path}`, call).catch(() => undefined);
      answered += 1;
      return { of, acknowledged: answer?.status === 200 };
    });
    // after a different number of answers in each round, while the others are in progress
    await until(() => (answered > round % (AT_ONCE / 2) ? true : undefined), 10_000, 1);
    await endProcess(server, 'SIGKILL');
    return Promise.all(running);
  }

  interface Found extends Record<string, unknown> {
    status: string;
    events: number;
    mails: number;
  }

  async function found(code: string, quotation: string): Promise<Found | undefined> {
    const { rows } = await api.database.db.execute<Found>(sql`select status,
      (select count(*)::int from quotation_event where quotation_code = ${quotation}) as events,
      (select count(*)::int from mail_message where strpos(plain, '/orcamentos/' || ${quotation}) > 0) as mails
      from proposal where code = ${code}`);
    return rows[0];
  }

  test.each([
    ['sending', 'seller', 'draft', 'DRAFT', 'SENT', (of: Answered): [string, object] => [`/send/${of.draft}`, {}]],
    [
      'accepting',
      'client',
      'sent',
      'SENT',
      'ACCEPTED',
      (of: Answered): [string, object] => [`/accept/${of.sent}`, { totalCents: total }],
    ],
  ] as const)(
    `%s, ${KILLS} times: each is complete with one mail, or not at all`,
    async (_name, who, which, before, after, pathOf) => {
      const done = { complete: 0, none: 0 };
      for (let round = 0; round < KILLS; round += 1) {
        for (const { of, acknowledged } of await interrupted(round, who, pathOf)) {
          const now = await found(of[which], of.quotation);
          const isDone = now?.status === after;
          expect(now).toEqual({ status: isDone ? after : before, events: isDone ? 1 : 0, mails: isDone ? 1 : 0 });
          if (acknowledged) expect(isDone).toBe(true);
          done[isDone ? 'complete' : 'none'] += 1;
        }
      }
      process.stdout.write(`${after}: ${done.complete} complete, ${done.none} not at all\n`);
      expect(done.none).toBeGreaterThan(0);
      expect(done.complete).toBeGreaterThan(0);
    },
  );

  test('what was sent meanwhile is what its digest says, and hangs on the version before', async () => {
    const { rows } = await api.database.db.execute<{ token: string }>(
      sql`select verify_token as token from proposal where ordinal = 2`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { token } of rows) expect((await proofOf(api.database.db, token)).Intact).toBe(true);
  });
});
