import { foldText } from '@rodovia/shared/contracts/rules';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyres';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { brand, group, product } from '../../../db/schema';
import type { ListLine } from '../reading/line';
import { byTerm } from '../search/product-search';
import type { Candidate } from './rank';

/** Maximum number of compared products per size and brand, cheapest first. */
const MAX_OF_BRAND = 20;
/** Maximum number of compared products for lines without a size. */
const MAX_BY_WORDS = 40;
/** Maximum number of searched words of a line without a size. */
const MAX_WORDS = 6;

/** Products for the lines of a list. */
export interface Found {
  /** By the digits of the size. */
  bySize: Map<string, Candidate[]>;
  /** By folded public or internal code. */
  byCode: Map<string, Candidate[]>;
}

const columns = sql`${product.code}::text as "code", ${brand.description} as "brand", ${product.size} as "size",
  ${product.description} as "description", ${product.observation} as "observation",
  ${product.searchText} as "searchText", ${product.publicPrice}::float8 as "price",
  ${group.type} as "vehicleType", fold(${group.description}) as "vehicleGroup"`;

const forSale = sql`from ${product} join ${brand} on ${brand.code} = ${product.brandCode}
  join ${group} on ${group.code} = ${product.groupCode} where ${product.isActive}`;

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
      ${forSale} and ${product.sizeKey} = any(${sql.param(keys)}::text[])) ranked where place <= ${MAX_OF_BRAND}::int`,
  );
  return grouped(rows, ({ sizeKey }) => [sizeKey]);
}

async function ofCodes(db: Executor, codes: string[]): Promise<Found['byCode']> {
  if (codes.length === 0) return new Map();
  const foldedCodes = sql`(select fold(code) from unnest(${sql.param(codes)}::text[]) code)`;
  const rows = await read<Candidate & { codePub: string; internCode: string }>(
    db,
    sql`select ${columns}, fold(${product.codePub}) as "codePub", fold(${product.internCode}) as "internCode"
      ${forSale} and (fold(${product.codePub}) in ${foldedCodes} or fold(${product.internCode}) in ${foldedCodes})`,
  );
  return grouped(rows, ({ codePub, internCode }) => [...new Set([codePub, internCode])]);
}

/** Reads the products for all sizes and codes of the lines in two queries. */
export async function findCandidates(db: Executor, lines: readonly ListLine[]): Promise<Found> {
  const keys = new Set(lines.flatMap(({ size }) => (size ? [tyreSizeKey(size)] : [])));
  const codes = new Set(lines.flatMap((line) => line.codes.map(foldText)));
  return { bySize: await ofSizes(db, [...keys]), byCode: await ofCodes(db, [...codes]) };
}

/** Searches products for a line without a size. */
export async function findByWords(db: Executor, { brand: name, words }: ListLine): Promise<Candidate[]> {
  const term = [name ?? '', ...words.split(' ').slice(0, MAX_WORDS)].join(' ').trim();
  const found = await byTerm(db, term);
  if (!found) return [];
  const order = sql`order by ${product.publicPrice}, ${product.code} limit ${MAX_BY_WORDS}::int`;
  return read(db, sql`select ${columns} ${forSale} and ${found} ${order}`);
}
