import { sql } from 'drizzle-orm';
import { loadConfig } from '../../src/base/config';
import { readList } from '../../src/crud/record-source';
import { migrate } from '../../src/db/migrate';
import { executePrepared } from '../../src/db/prepared-statements';
import { citySource } from '../../src/modules/city/city.repository';
import { ENGINES, freshDatabase, type TestDatabase } from '../support/engines';

const PREPARED = sql`select name, statement from pg_prepared_statements where name like 'plan%'`;

describe.each(ENGINES)('kept plans on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase(engine);
    await migrate(database, loadConfig({ NODE_ENV: 'test' }));
  });
  afterAll(() => database.close());

  test('one statement with other values has one plan, and the rows of each', async () => {
    await database.db.transaction(async (tx) => {
      const sum = (a: number, b: number) => executePrepared(tx, sql`select ${a}::int + ${b}::int as sum`);
      expect([await sum(1, 2), await sum(3, 4)]).toEqual([[{ sum: 3 }], [{ sum: 7 }]]);
      const { rows } = await tx.execute(PREPARED);
      expect(rows).toHaveLength(engine === 'postgres' ? 1 : 0);
    });
  });

  test('lists keep the plan of their pages', async () => {
    await database.db.transaction(async (tx) => {
      const before = (await tx.execute(PREPARED)).rows.length;
      for (const state of ['SP', 'RJ']) {
        const where = [sql`${citySource.sortable.StateCode} = ${state}`];
        expect((await readList(tx, citySource, { where }, 'Name asc')).length).toBeGreaterThan(90);
      }
      const added = (await tx.execute(PREPARED)).rows.length - before;
      expect(added).toBe(engine === 'postgres' ? 1 : 0);
    });
  });
});
