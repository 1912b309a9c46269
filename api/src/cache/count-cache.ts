import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { REMEMBERED_MS } from './public-changes';
import { RecentResults } from './recent-results';

/** Cache of the number of matching records, by predicate: counting costs far more than reading a page. */
export class CountCache {
  private readonly totals = new RecentResults<number>(REMEMBERED_MS);
  private readonly dialect = new PgDialect();

  find(predicate: SQL, count: () => Promise<number>): Promise<number> {
    const { sql, params } = this.dialect.sqlToQuery(predicate);
    return this.totals.find(JSON.stringify([sql, params]), count);
  }

  forget(): void {
    this.totals.forget();
  }
}
