import { sql } from 'drizzle-orm';
import { loadConfig } from '../src/base/config';
import type { DatabaseHandle } from '../src/db/database';
import { withoutDeadline } from '../src/db/deadlines';
import { migrate } from '../src/db/migrate';
import { hashPassword } from '../src/identity/password';
import { fillQuotations } from './fill-quotations';

const BATCH = 20_000;
/** Syllables for pronounceable, distinct names of brands and models. */
const SYLLABLES =
  "array['ba','co','du','fe','gi','jo','lu','ma','ne','pi','ra','so','tu','va','xi','za','bre','cli','dro','fra']";
const word = (n: string, end: string) =>
  `initcap((${SYLLABLES})[1 + ${n} % 20] || (${SYLLABLES})[1 + ${n} / 20 % 20] || '${end}')`;
/** Observations in the notation of the trade: some seventeen thousand different ones. */
const OBSERVATION = `concat_ws(E'\\n', 'Medida:' || size, 'Índice de carga:' || 70 + n % 60,
  'Índice de velocidade:' || substr('QRSTHVW', 1 + n / 1440 % 7, 1), 'Lonas:' || 4 + 2 * (n / 7 % 6),
  'Posição:' || (array['Dianteira', 'Traseira', 'Livre'])[1 + n % 3], 'Construção:Radial')`;

/**
 * Inserts brands, models with a picture each, `count` products with realistic words and sizes, and as many quotations.
 */
export async function fill(database: DatabaseHandle, count: number): Promise<void> {
  const { db } = database;
  const config = loadConfig({ NODE_ENV: 'test' });
  await migrate({ db, engine: 'embedded' }, config);
  const run = (text: string) =>
    db.transaction(async (tx) => {
      await withoutDeadline(tx);
      await tx.execute(sql.raw(text));
    });
  await run(`insert into brand (description) select ${word('n', 'lon')} from generate_series(1, 40) n`);
  await run(`insert into category (description) values ('Pneu')`);
  await run(`insert into company (company_id, description) values ('E1', 'Empresa')`);
  await run(
    `insert into product_group (group_id, description, type) select 'G' || n, 'Grupo ' || n, 'Passeios' from generate_series(1, 5) n`,
  );
  await run(`insert into model (name, description) select ${word('n', 'rota')}, 'x' from generate_series(1, 400) n`);
  await run(`insert into model_image (parent_code, url) select code, '/api/site-image/pneu-passeio.svg' from model`);
  await run('drop index product_search_text_idx');
  for (let from = 1; from <= count; from += BATCH) await products(run, from, Math.min(count, from + BATCH - 1));
  await run('create index product_search_text_idx on product using gin (search_text gin_trgm_ops)');
  await fillQuotations(run, config.personTypes, count);
  await db.execute(sql`vacuum analyze`).catch(() => run('analyze'));
  const hash = await hashPassword('senha-de-teste');
  await db.execute(sql`insert into person (name, email, mobile, is_physical, physical_document, person_type_code, password_hash)
    values ('Carga', 'carga@teste.example', '1', true, '1', ${config.personTypes.admin}, ${hash})`);
}

async function products(run: (text: string) => Promise<unknown>, from: number, to: number): Promise<void> {
  await run(`
    with brands as (select array_agg(code) as list from brand), models as (select array_agg(code) as list from model),
      groups as (select array_agg(code) as list from product_group)
    insert into product (intern_code, code_pub, description, size, size_key, unit, observation, public_price,
      company_code, group_code, brand_code, model_code, category_code, created)
    select 'B' || n, 'P' || n, 'Pneu ' || size || ' ' || ${word('n % 40', 'lon')} || ' ' || substr(md5(n::text), 1, 6),
      size, regexp_replace(size, '[^0-9]', '', 'g'), 'UN', ${OBSERVATION}, 100 + n % 900,
      (select code from company), groups.list[1 + n % 5], brands.list[1 + n % 40], models.list[1 + n % 400],
      (select code from category), now() - n * interval '1 second'
    from brands, models, groups, generate_series(${from}, ${to}) n,
      lateral (select (145 + 10 * (n % 20)) || '/' || (35 + 5 * (n / 20 % 8)) || 'R' || (13 + n / 160 % 9) as size) s`);
}
