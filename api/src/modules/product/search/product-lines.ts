import type { Facet, LineFacet } from '@rodovia/shared/contracts/catalog';
import { foldText } from '@rodovia/shared/contracts/rules';
import { type SQL, sql } from 'drizzle-orm';
import { invalidFields } from '../../../base/http-error';
import { splitList, whereAll } from '../../../crud/list-query';
import type { Executor } from '../../../db/database';
import { product } from '../../../db/schema';

const MAX_LABELS = 6;
const MAX_VALUES = 40;
/** Label of sizes, which are a filter of their own. */
const SIZE_LABEL = 'medida';
const alphabet = new Intl.Collator('pt-BR', { numeric: true });

function partsOf(entry: string): [label: string, value: string] {
  const colon = entry.indexOf(':');
  const parts = [entry.slice(0, colon).trim(), entry.slice(colon + 1).trim()] as const;
  if (colon < 0 || parts.includes('')) throw invalidFields({ lines: `Escreva rótulo:valor, e não '${entry}'.` });
  return [...parts];
}

/** Returns conditions by folded label: any of the requested values. */
export function lineFilters(text?: string): Map<string, SQL> {
  const values = new Map<string, string[]>();
  for (const [label, value] of splitList(text).map(partsOf)) {
    const key = foldText(label);
    values.set(key, [...(values.get(key) ?? []), `${label}:${value}`]);
  }
  if (values.size > MAX_LABELS) throw invalidFields({ lines: `No máximo ${MAX_LABELS} rótulos de uma vez.` });
  return new Map([...values].map(([label, lines]) => [label, hasOneOf(lines)]));
}

const hasOneOf = (lines: string[]) => sql`${product.lineSet} in (select line_set from product_line
  where key in (select fold(line) from unnest(${sql.param(lines)}::text[]) line))`;

/** Returns a condition that requires all labels. */
export function everyLine(filters: Map<string, SQL>): SQL | undefined {
  return filters.size === 0 ? undefined : sql.join([...filters.values()], sql` and `);
}

/** A value of a label with its count. */
export interface LineRow extends Facet {
  label: string;
  label_key: string;
  covered: number;
  place: number;
  total: number;
}

/**
 * Returns SQL for the most frequent values of each label, with the number of products that have the label.
 * @param matching number of `products` per `line_set`.
 */
export const lineRows = (matching: SQL): SQL => sql`
  with matching as materialized (${matching}),
  spelled as materialized (
    select label_key, key, label, value, sum(products)::int as products,
      coalesce(sum(products) filter (where is_first), 0)::int as covered,
      coalesce(sum(place) filter (where is_first), 0)::float8 as places, count(*) filter (where is_first)::int as sets
    from matching join product_line using (line_set) group by label_key, key, label, value
  ), labels as (
    select label_key, (array_agg(label order by products desc, label))[1] as label, sum(covered)::int as covered,
      sum(places) / greatest(sum(sets), 1) as place from spelled group by label_key
  ), ranked as (
    select label_key, (array_agg(value order by products desc, value))[1] as value, sum(products)::int as products,
      row_number() over (partition by label_key order by sum(products) desc, min(value)) as rank
    from spelled group by label_key, key
  )
  select label, label_key, covered, place, value as "Value", products as "Count",
    (select sum(products)::int from matching) as total
  from ranked join labels using (label_key) where rank <= ${MAX_VALUES}::int`;

async function countLines(db: Executor, where: (SQL | undefined)[]): Promise<LineRow[]> {
  const matching = sql`select ${product.lineSet} as line_set, count(*)::int as products
    from ${product} ${whereAll(where)} group by 1`;
  const { rows } = await db.execute(lineRows(matching));
  return rows as unknown as LineRow[];
}

const valuesOf = (rows: LineRow[]): Facet[] =>
  rows.map(({ Value, Count }) => ({ Value, Count })).sort((a, b) => alphabet.compare(a.Value, b.Value));

/** Returns the labels that at least half of the products have and that distinguish them, in the order of the lines. */
function common(rows: LineRow[], filtered: Map<string, SQL>): LineRow[][] {
  const labels = new Map<string, LineRow[]>();
  for (const row of rows) labels.set(row.label_key, [...(labels.get(row.label_key) ?? []), row]);
  return [...labels.values()].filter(([first, ...others]) => {
    if (!first || first.label_key === SIZE_LABEL || filtered.has(first.label_key)) return false;
    return others.length > 0 && first.covered * 2 >= first.total;
  });
}

/**
 * Reads the label filters. Active labels are always included, counted without their own filter, so that further values
 * can be added.
 * @param all conditions of all active lines.
 * @param where all other conditions.
 */
export async function readLines(
  db: Executor,
  all: LineRow[],
  where: (SQL | undefined)[],
  lines?: string,
): Promise<LineFacet[]> {
  const filters = lineFilters(lines);
  const present: LineRow[][] = [];
  for (const label of filters.keys()) {
    const others = new Map([...filters].filter(([name]) => name !== label));
    const rows = await countLines(db, [...where, everyLine(others)]);
    const own = rows.filter(({ label_key }) => label_key === label);
    if (own.length > 0) present.push(own);
  }
  return [...present, ...common(all, filters).sort(byUse)]
    .slice(0, MAX_LABELS)
    .sort(byPlace)
    .map((rows) => ({ Label: rows[0]?.label ?? '', Values: valuesOf(rows) }));
}

const byPlace = ([a]: LineRow[], [b]: LineRow[]) => (a?.place ?? 0) - (b?.place ?? 0);
const byUse = (a: LineRow[], b: LineRow[]) => (b[0]?.covered ?? 0) - (a[0]?.covered ?? 0) || byPlace(a, b);
