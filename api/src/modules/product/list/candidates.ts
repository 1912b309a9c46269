import { foldText } from '@rodovia/shared/contracts/fold-text';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyre-size';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { brand, product } from '../../../db/schema';
import { byTerm } from '../product-search';
import type { ListLine } from './line';
import type { Candidate } from './rank';

/** Of one size and brand so many are compared, the cheapest of them. */
const MOST_OF_BRAND = 20;
/** Of what has no size so many are compared. */
const MOST_BY_WORDS = 40;
/** Words of a line without a size that are searched by. */
const MOST_WORDS = 6;

/** What is for sale for the lines of a list, by how it was found. */
export interface Found {
  /** By the digits of the size. */
  bySize: Map<string, Candidate[]>;
  /** By public or internal code, folded. */
  byCode: Map<string, Candidate[]>;
}

const columns = sql`${product.code}::text as "code", ${brand.description} as "brand", ${product.size} as "size",
  ${product.description} as "description", ${product.observation} as "observation",
  ${product.searchText} as "searchText", ${product.publicPrice}::float8 as "price"`;

const forSale = sql`from ${product} join ${brand} on ${brand.code} = ${product.brandCode} where ${product.isActive}`;

async function read<Row>(db: Executor, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

function grouped<Row>(rows: Row[], keysOf: (row: Row) => string[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) for (const key of keysOf(row)) groups.set(key, [...(groups.get(key) ?? []), row]);
  return groups;
}

async function ofSizes(db: Executor, keys: string[]): Promise<Found['bySize']> {
  if (keys.length === 0) return new Map();
  const rows = await read<Candidate & { sizeKey: string }>(
    db,
    sql`select * from (select ${columns}, ${product.sizeKey} as "sizeKey", row_number() over
        (partition by ${product.sizeKey}, ${product.brandCode} order by ${product.publicPrice}, ${product.code}) as place
      ${forSale} and ${product.sizeKey} = any(${sql.param(keys)}::text[])) ranked where place <= ${MOST_OF_BRAND}::int`,
  );
  return grouped(rows, ({ sizeKey }) => [sizeKey]);
}

async function ofCodes(db: Executor, codes: string[]): Promise<Found['byCode']> {
  if (codes.length === 0) return new Map();
  const asked = sql`(select fold(code) from unnest(${sql.param(codes)}::text[]) code)`;
  const rows = await read<Candidate & { codePub: string; internCode: string }>(
    db,
    sql`select ${columns}, fold(${product.codePub}) as "codePub", fold(${product.internCode}) as "internCode"
      ${forSale} and (fold(${product.codePub}) in ${asked} or fold(${product.internCode}) in ${asked})`,
  );
  return grouped(rows, ({ codePub, internCode }) => [...new Set([codePub, internCode])]);
}

/** What is for sale of the sizes and under the codes that lines name, in two reads for all of them. */
export async function findCandidates(db: Executor, lines: readonly ListLine[]): Promise<Found> {
  const keys = new Set(lines.flatMap(({ size }) => (size ? [tyreSizeKey(size)] : [])));
  const codes = new Set(lines.flatMap((line) => line.codes.map(foldText)));
  return { bySize: await ofSizes(db, [...keys]), byCode: await ofCodes(db, [...codes]) };
}

/** What the search finds for a line that names no size. */
export async function findByWords(db: Executor, { brand: name, words }: ListLine): Promise<Candidate[]> {
  const asked = [name ?? '', ...words.split(' ').slice(0, MOST_WORDS)].join(' ').trim();
  const found = await byTerm(db, asked);
  if (!found) return [];
  const order = sql`order by ${product.publicPrice}, ${product.code} limit ${MOST_BY_WORDS}::int`;
  return read(db, sql`select ${columns} ${forSale} and ${found} ${order}`);
}
