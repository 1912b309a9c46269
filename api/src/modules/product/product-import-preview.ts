import type { Field, ImportCell, ImportRow, ImportRows } from '@rodovia/shared/contracts';
import { inArray, sql } from 'drizzle-orm';
import type { Values } from '../../crud/crud-definition';
import type { ReadFile } from '../../csv/checked-file';
import type { Executor } from '../../db/database';
import { product } from '../../db/schema';
import type { ImportLine } from './product-import-check';
import { ACTIVE_COLUMN, IMPORT_COLUMNS, type ImportedProduct } from './product-import-columns';
import { addCounts, type Counts, countLines, noLines, rowsOf } from './product-import-compare';

/** Lines of each state that a preview names; its counts are of all. */
const MOST_ROWS = 200;

type Stored = typeof product.$inferSelect;
type Names = Map<string, string>;

const priceText = (value: unknown) =>
  value === null ? '' : Number(value).toLocaleString('pt-BR', { minimumFractionDigits: 2 });

/** A value as people read it. */
function cellText(kind: Field['kind'], value: unknown, names: Names): string {
  if (kind === 'relation') return names.get(String(value)) ?? '';
  return kind === 'price' ? priceText(value) : String(value);
}

/** The value of a line as people read it, and what it was; a value that the file does not give stays as it is. */
function cell(Column: string, after: unknown, before: unknown, text: (value: unknown) => string): ImportCell[] {
  if (after === undefined) return [];
  const change = { Column, Before: before === undefined ? '' : text(before), After: text(after) };
  return change.Before === change.After ? [] : [change];
}

/** What a line changes of a stored product, or all of a new one. */
function changesOf(stored: Stored | undefined, given: ImportedProduct, names: Names): ImportCell[] {
  const before: Values = { ...stored };
  const after: Values = { ...given };
  const fields = IMPORT_COLUMNS.flatMap(({ heading, name, field }) =>
    cell(heading, after[name], before[name], (value) => cellText(field.kind, value, names)),
  );
  return [...fields, ...cell(ACTIVE_COLUMN, given.isActive, stored?.isActive, (value) => (value ? 'Sim' : 'Não'))];
}

interface Compared extends Record<string, unknown> {
  line: number;
  state: keyof ImportRows;
  stored: string | null;
}

/** The first lines of each state among a portion of the file. */
async function firstLines(db: Executor, lines: string, absent: ReadonlySet<string>): Promise<Compared[]> {
  const { rows } = await db.execute<Compared>(sql`
    select line, state, code as stored from (
      select *, row_number() over (partition by state order by line) as place from (
        select line, code, case when code is null then 'Created' when same then 'Unchanged' else 'Changed' end as state
        from (${rowsOf(lines, absent)}) compared) stated) numbered
    where place <= ${MOST_ROWS} order by line`);
  return rows;
}

async function storedByCode(db: Executor, found: Compared[]): Promise<Map<string, Stored>> {
  const codes = found.flatMap(({ state, stored }) => (state === 'Changed' && stored ? [stored] : []));
  const rows = codes.length > 0 ? await db.select().from(product).where(inArray(product.code, codes)) : [];
  return new Map(rows.map((row) => [row.code, row]));
}

/** Takes the lines of a portion of the file into what a preview shows. */
async function addLines(
  db: Executor,
  file: ReadFile,
  found: Compared[],
  answer: ImportRows,
  names: Names,
): Promise<void> {
  const shown = found.filter(({ state }) => answer[state].length < MOST_ROWS);
  const stored = await storedByCode(db, shown);
  const given = await file.pick<ImportLine>(shown.map(({ line }) => line));
  const byLine = new Map(given.map((row) => [row.line, row]));
  for (const { line, state, stored: code } of shown) {
    const after = byLine.get(line);
    if (!after || answer[state].length === MOST_ROWS) continue;
    const cells = state === 'Unchanged' ? [] : changesOf(stored.get(code ?? ''), after, names);
    answer[state].push(rowOf(line, after, cells));
  }
}

/** The lines of a file by what they would do, with the cells that would change, and how many there are of each. */
export async function preview(
  db: Executor,
  file: ReadFile,
  absent: ReadonlySet<string>,
  names: Names,
): Promise<{ counts: Counts; rows: ImportRows }> {
  const rows: ImportRows = { Created: [], Changed: [], Unchanged: [] };
  const counts = noLines();
  for await (const lines of file.portions(false)) {
    addCounts(counts, await countLines(db, lines, absent));
    await addLines(db, file, await firstLines(db, lines, absent), rows, names);
  }
  return { counts, rows };
}

const rowOf = (Line: number, { internCode }: ImportedProduct, Cells: ImportCell[]): ImportRow => ({
  Line,
  Code: internCode,
  Cells,
});
