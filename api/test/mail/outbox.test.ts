import { eq, sql } from 'drizzle-orm';
import { loadConfig } from '../../src/base/config';
import { mailMessage } from '../../src/db/schema';
import { claimDue, claimOne, deliverClaimed, Undeliverable } from '../../src/mail/outbox';
import { migratedDatabase, ONE_ENGINE, type TestDatabase } from '../support/engines';

const SETTINGS = { mailRetry: 60_000, mailAttempts: 3 };

describe.each(ONE_ENGINE)('mails that wait on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await migratedDatabase(engine, loadConfig({ NODE_ENV: 'test' }));
  });
  afterAll(() => database.close());
  afterEach(() => database.db.delete(mailMessage));

  const text = { kind: 'welcome', sender: 'a@b.example', subject: 'Olá', html: 'x', plain: 'x' };
  async function put(recipient: string, more: object = {}) {
    const [row] = await database.db
      .insert(mailMessage)
      .values({ ...text, recipient, ...more })
      .returning();
    if (!row) throw new Error('no mail');
    return row;
  }
  /** Returns a mail, and the ms until it is due. */
  async function read(code: string) {
    const wait = sql<number>`extract(epoch from ${mailMessage.due} - now())::float8 * 1000`;
    const [row] = await database.db
      .select({ status: mailMessage.status, attempts: mailMessage.attempts, leased: mailMessage.leasedUntil, wait })
      .from(mailMessage)
      .where(eq(mailMessage.code, code));
    return row;
  }
  const fail = (error: Error) => () => Promise.reject(error);
  const deliver = (mail: Awaited<ReturnType<typeof put>>, error?: Error) =>
    deliverClaimed(database.db, SETTINGS, error ? fail(error) : () => Promise.resolve(), mail);
  const ago = (minutes: number) => sql`now() - ${minutes}::int * interval '1 minute'`;

  test('the one that is due longest comes first, each to one instance, and none before it is due', async () => {
    await put('later', { due: sql`now() + interval '1 minute'` });
    await put('second', { due: ago(1) });
    await put('first', { due: ago(2) });
    const claimed = [];
    for (let time = 0; time < 3; time += 1) claimed.push((await claimDue(database.db))?.recipient);
    expect(claimed).toEqual(['first', 'second', undefined]);
  });

  test('what failed waits four times longer each time, and is over after the last attempt', async () => {
    const { code } = await put('down');
    const waits = [];
    for (let time = 0; time < 3; time += 1) {
      const mail = await claimOne(database.db, code);
      expect(await deliver(mail as NonNullable<typeof mail>, new Error('fora do ar'))).toBe(
        time < 2 ? 'PENDING' : 'ERROR',
      );
      const now = await read(code);
      expect([now?.attempts, now?.leased]).toEqual([time + 1, null]);
      waits.push(now?.wait ?? 0);
    }
    for (const [time, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(SETTINGS.mailRetry * 4 ** time - 30_000);
      expect(wait).toBeLessThanOrEqual(SETTINGS.mailRetry * 4 ** time);
    }
  });

  test('what nobody can deliver is tried once', async () => {
    const mail = await put('nowhere');
    expect(await deliver(mail, new Undeliverable('endereço inválido'))).toBe('ERROR');
  });

  test('by hand, what waits or has failed is sent, and nothing that was sent, is held or is being sent', async () => {
    const claims = async (more: object) => (await claimOne(database.db, (await put('x', more)).code)) !== undefined;
    const later = sql`now() + interval '1 minute'`;
    expect(await claims({ status: 'PENDING', due: later })).toBe(true);
    expect(await claims({ status: 'ERROR' })).toBe(true);
    expect(await claims({ status: 'SENT' })).toBe(false);
    expect(await claims({ status: 'HELD' })).toBe(false);
    expect(await claims({ status: 'PENDING', leasedUntil: later })).toBe(false);
    expect(await claims({ status: 'PENDING', leasedUntil: ago(1) })).toBe(true);
  });

  test('what was sent is no longer anybody’s', async () => {
    const mail = await claimOne(database.db, (await put('ana')).code);
    expect(await deliver(mail as NonNullable<typeof mail>)).toBe('SENT');
    expect(await read(mail?.code ?? '')).toMatchObject({ status: 'SENT', attempts: 1, leased: null });
  });
});
