import type { ImportCell, ImportRow, ImportRows } from '@rodovia/shared/contracts';
import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { product } from '../../db/schema';
import type { ImportLine } from './product-import-check';
import {
  ACTIVE_COLUMN,
  type ImportedProduct,
  PRICE_COLUMN,
  RELATION_COLUMNS,
  TEXT_COLUMNS,
} from './product-import-columns';
import { batches, rowsOf } from './product-import-compare';

/** Lines of each state that a preview names; its counts are of all. */
const MOST_ROWS = 200;

type Stored = typeof product.$inferSelect;
type Names = Map<string, string>;
type Cell = (names: Names, value: unknown) => string;

const asText: Cell = (_names, value) => String(value);
const asName: Cell = (names, value) => names.get(String(value)) ?? '';
const asPrice: Cell = (_names, value) =>
  value === null ? '' : Number(value).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
const asAnswer: Cell = (_names, value) => (value ? 'Sim' : 'Não');

/** The columns of the file: heading, field, and how people read its values. */
const COLUMNS: readonly (readonly [string, Exclude<keyof ImportedProduct, 'sizeKey'>, Cell])[] = [
  ...TEXT_COLUMNS.map(([heading, field]) => [heading, field, asText] as const),
  [PRICE_COLUMN, 'publicPrice', asPrice],
  ...RELATION_COLUMNS.map(([heading, field]) => [heading, field, asName] as const),
  [ACTIVE_COLUMN, 'isActive', asAnswer],
];

/** What a line changes of a stored product, or all of a new one; a value the file does not give stays as it is. */
function changesOf(before: Stored | undefined, after: ImportedProduct, names: Names): ImportCell[] {
  return COLUMNS.filter(([, field]) => after[field] !== undefined)
    .map(([Column, field, cell]) => ({
      Column,
      Before: before ? cell(names, before[field]) : '',
      After: cell(names, after[field]),
    }))
    .filter(({ Before, After }) => Before !== After);
}

interface Compared extends Record<string, unknown> {
  line: number;
  state: keyof ImportRows;
  stored: string | null;
}

/** The first lines of each state among a portion of the file. */
async function firstLines(db: Executor, lines: ImportLine[], hasPrice: boolean): Promise<Compared[]> {
  const { rows } = await db.execute<Compared>(sql`
    select line, state, code as stored from (
      select *, row_number() over (partition by state order by line) as place from (
        select line, code, case when code is null then 'Created' when same then 'Unchanged' else 'Changed' end as state
        from (${rowsOf(lines, hasPrice)}) compared) stated) numbered
    where place <= ${MOST_ROWS} order by line`);
  return rows;
}

async function storedByCode(db: Executor, found: Compared[]): Promise<Map<string, Stored>> {
  const codes = found.flatMap(({ state, stored }) => (state === 'Changed' && stored ? [stored] : []));
  const rows = codes.length > 0 ? await db.select().from(product).where(inArray(product.code, codes)) : [];
  return new Map(rows.map((row) => [row.code, row]));
}

/** The lines of a file by what they would do, with the cells that would change. */
export async function previewRows(
  db: Executor,
  lines: ImportLine[],
  hasPrice: boolean,
  names: Names,
): Promise<ImportRows> {
  const answer: ImportRows = { Created: [], Changed: [], Unchanged: [] };
  for (const batch of batches(lines)) {
    const byLine = new Map(batch.map(({ line, product: after }) => [line, after]));
    const found = await firstLines(db, batch, hasPrice);
    const stored = await storedByCode(db, found);
    for (const { line, state, stored: code } of found) {
      const after = byLine.get(line);
      if (!after || answer[state].length === MOST_ROWS) continue;
      const cells = state === 'Unchanged' ? [] : changesOf(stored.get(code ?? ''), after, names);
      answer[state].push(rowOf(line, after, cells));
    }
  }
  return answer;
}

const rowOf = (Line: number, { internCode }: ImportedProduct, Cells: ImportCell[]): ImportRow => ({
  Line,
  Code: internCode,
  Cells,
});
