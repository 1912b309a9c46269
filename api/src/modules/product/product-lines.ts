import type { Facet, LineFacet } from '@rodovia/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { invalidFields } from '../../base/http-error';
import { splitList, whereAll } from '../../crud/list-query';
import type { Executor } from '../../db/database';
import { product } from '../../db/schema';

const MOST_LABELS = 6;
const MOST_VALUES = 40;
/** Sizes are a filter of their own. */
const SIZE_LABEL = 'medida';
const alphabet = new Intl.Collator('pt-BR', { numeric: true });

const foldLabel = (label: string) => label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function partsOf(entry: string): [label: string, value: string] {
  const colon = entry.indexOf(':');
  const parts = [entry.slice(0, colon).trim(), entry.slice(colon + 1).trim()] as const;
  if (colon < 0 || parts.includes('')) throw invalidFields({ lines: `Escreva rótulo:valor, e não '${entry}'.` });
  return [...parts];
}

/** Conditions by folded label: one of the values asked for under it. */
export function lineFilters(text?: string): Map<string, SQL> {
  const values = new Map<string, string[]>();
  for (const [label, value] of splitList(text).map(partsOf)) {
    const key = foldLabel(label);
    values.set(key, [...(values.get(key) ?? []), `${label}:${value}`]);
  }
  if (values.size > MOST_LABELS) throw invalidFields({ lines: `No máximo ${MOST_LABELS} rótulos de uma vez.` });
  return new Map([...values].map(([label, lines]) => [label, hasOneOf(lines)]));
}

const hasOneOf = (lines: string[]) => sql`${product.lineSet} in (select line_set from product_line
  where key in (select fold(line) from unnest(${sql.param(lines)}::text[]) line))`;

/** All labels are required. */
export function everyLine(filters: Map<string, SQL>): SQL | undefined {
  return filters.size === 0 ? undefined : sql.join([...filters.values()], sql` and `);
}

interface LineRow extends Facet {
  label: string;
  label_key: string;
  covered: number;
  place: number;
  total: number;
}

/** The most frequent values of each label, with the number of products that have the label, and of all. */
async function countLines(db: Executor, where: (SQL | undefined)[]): Promise<LineRow[]> {
  const { rows } = await db.execute(sql`
    with matching as materialized (
      select ${product.lineSet} as line_set, count(*)::int as products from ${product} ${whereAll(where)} group by 1
    ), lines as materialized (select * from matching join product_line using (line_set)),
    labels as (
      select label_key, mode() within group (order by label) as label, sum(products)::int as covered, avg(place)::float8 as place
      from (select line_set, label_key, min(label) as label, min(place) as place, min(products) as products
        from lines group by line_set, label_key) each_label group by label_key
    ), counted as (
      select label_key, mode() within group (order by value) as value, sum(products)::int as products,
        row_number() over (partition by label_key order by sum(products) desc, min(value)) as rank
      from lines group by label_key, key
    )
    select label, label_key, covered, place, value as "Value", products as "Count",
      (select sum(products)::int from matching) as total
    from counted join labels using (label_key) where rank <= ${MOST_VALUES}::int`);
  return rows as unknown as LineRow[];
}

const valuesOf = (rows: LineRow[]): Facet[] =>
  rows.map(({ Value, Count }) => ({ Value, Count })).sort((a, b) => alphabet.compare(a.Value, b.Value));

/** Labels that half of the products have and that tell some of them from others, in the order of the lines. */
function common(rows: LineRow[], filtered: Map<string, SQL>): LineRow[][] {
  const labels = new Map<string, LineRow[]>();
  for (const row of rows) labels.set(row.label_key, [...(labels.get(row.label_key) ?? []), row]);
  return [...labels.values()].filter(([first, ...others]) => {
    if (!first || first.label_key === SIZE_LABEL || filtered.has(first.label_key)) return false;
    return others.length > 0 && first.covered * 2 >= first.total;
  });
}

/**
 * The labels worth filtering by. Those that are filtered by always stay, counted as if they were not, so that
 * another value can be added.
 * @param where every other filter.
 */
export async function readLines(db: Executor, where: (SQL | undefined)[], lines?: string): Promise<LineFacet[]> {
  const filters = lineFilters(lines);
  const own = [...filters.keys()].map(async (label) => {
    const others = new Map([...filters].filter(([name]) => name !== label));
    const rows = await countLines(db, [...where, everyLine(others)]);
    return rows.filter(({ label_key }) => label_key === label);
  });
  const rest = countLines(db, [...where, everyLine(filters)]);
  const [chosen, all] = await Promise.all([Promise.all(own), rest]);
  const present = chosen.filter((rows) => rows.length > 0);
  return [...present, ...common(all, filters).sort(byUse)]
    .slice(0, MOST_LABELS)
    .sort(byPlace)
    .map((rows) => ({ Label: rows[0]?.label ?? '', Values: valuesOf(rows) }));
}

const byPlace = ([a]: LineRow[], [b]: LineRow[]) => (a?.place ?? 0) - (b?.place ?? 0);
const byUse = (a: LineRow[], b: LineRow[]) => (b[0]?.covered ?? 0) - (a[0]?.covered ?? 0) || byPlace(a, b);
