import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils';
import { parseTyreSize } from '@rodovia/shared/contracts/tyres';
import { sql } from 'drizzle-orm';
import { loadConfig } from '../../src/base/config';
import type { DatabaseHandle } from '../../src/db/database';
import { migrate } from '../../src/db/migrate';
import { walkChains } from '../../src/modules/proposal/proposal-digest';
import { seedIfEmpty } from '../../src/seed/seed';
import { ENGINES, freshDatabase } from '../support/engines';

describe.each(ENGINES)('the demonstration on %s', (engine) => {
  let database: DatabaseHandle;
  const config = loadConfig({ NODE_ENV: 'test' });
  const rows = async (query: string) => (await database.db.execute<Record<string, string>>(sql.raw(query))).rows;
  beforeAll(async () => {
    database = await freshDatabase(engine);
    await migrate(database, config);
    expect(await seedIfEmpty(database, config)).toBe(true);
  });
  afterAll(() => database.close());

  test('is created once', async () => {
    await migrate(database, config);
    expect(await seedIfEmpty(database, config)).toBe(false);
  });

  test('has at least 400 tyres in the five vehicle types, each marked as a demonstration', async () => {
    const [count] = await rows('select count(*)::int as n from product');
    expect(Number(count?.n)).toBeGreaterThanOrEqual(400);
    expect(await rows('select distinct type from product_group')).toHaveLength(5);
    expect(await rows("select 1 from product where observation not like '%Demonstração:%'")).toEqual([]);
  });

  test('writes sizes that the size grammar reads back', async () => {
    const sizes = await rows('select distinct size, size_key from product');
    const differing = sizes.filter(({ size = '', size_key }) => {
      const parsed = parseTyreSize(size);
      return parsed?.text !== size || parsed.key !== size_key;
    });
    expect(differing).toEqual([]);
  });

  test('has photos for one model per vehicle type only, and mails of which a few never left', async () => {
    expect(await rows('select 1 from model_image')).toHaveLength(5);
    const statuses = await rows('select status, count(*)::int as n from mail_message group by status order by status');
    expect(statuses.map(({ status, n }) => [status, Number(n)])).toEqual([
      ['ERROR', 2],
      ['SENT', 18],
    ]);
  });

  test('answers its quotations: proposals in every state, whose chains are whole', async () => {
    const statuses = await rows('select status, count(*)::int as n from proposal group by status order by status');
    expect(statuses.map(({ status }) => status)).toEqual([
      'ACCEPTED',
      'DRAFT',
      'REFUSED',
      'REPLACED',
      'SENT',
      'WITHDRAWN',
    ]);
    const { chains, broken } = await walkChains(database.db);
    expect([chains > 50, broken]).toEqual([true, []]);
    const unordered = await rows(`select 1 from quotation_event later join quotation_event earlier
      on earlier.quotation_code = later.quotation_code and earlier.id < later.id and earlier.created > later.created`);
    expect([unordered, await rows('select 1 from proposal where sent > now()')]).toEqual([[], []]);
  });

  test('has 50 persons with valid documents and 200 quotations with their history', async () => {
    const people = await rows('select physical_document as cpf, legal_document as cnpj from person');
    expect(people).toHaveLength(50);
    expect(people.filter(({ cpf = '', cnpj = '' }) => !(cpf ? isValidCpf(cpf) : isValidCnpj(cnpj)))).toEqual([]);
    expect(await rows('select 1 from quotation')).toHaveLength(200);
    expect(
      await rows(
        'select 1 from quotation q where not exists (select 1 from quotation_item i where i.quotation_code = q.code)',
      ),
    ).toEqual([]);
    expect(await rows("select 1 from quotation where created < now() - interval '91 days'")).toEqual([]);
  });
});

const onPostgres = ENGINES.includes('postgres') ? test : test.skip;

onPostgres('two instances that start at once migrate and seed one time', async () => {
  const config = loadConfig({ NODE_ENV: 'test' });
  const database = await freshDatabase('postgres');
  const start = async () => {
    await migrate(database, config);
    return seedIfEmpty(database, config);
  };
  expect((await Promise.all([start(), start(), start()])).sort()).toEqual([false, false, true]);
  await database.close();
});
