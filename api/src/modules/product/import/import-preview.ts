import {
  IMPORT_PAGE,
  type ImportCell,
  type ImportRow,
  type ImportRows,
  type ImportState,
} from '@rodovia/shared/contracts/catalog';
import type { Field } from '@rodovia/shared/contracts/records';
import { inArray, sql } from 'drizzle-orm';
import type { Values } from '../../../crud/crud-definition';
import type { ReadFile } from '../../../csv/checked-file';
import type { Executor } from '../../../db/database';
import { product } from '../../../db/schema';
import { ACTIVE_COLUMN, IMPORT_COLUMNS, type ImportedProduct } from './import-columns';
import { type Counts, noLines, rowsOf } from './import-compare';
import type { ImportLine } from './product-file';

/** Requested page of one state; the first page of the others is shown. */
export interface PreviewPage {
  state?: ImportState;
  page: number;
}

type Stored = typeof product.$inferSelect;
type Names = Map<string, string>;

const priceText = (value: unknown) =>
  value === null ? '' : Number(value).toLocaleString('pt-BR', { minimumFractionDigits: 2 });

/** Formats a value for display. */
function cellText(kind: Field['kind'], value: unknown, names: Names): string {
  if (kind === 'relation') return names.get(String(value)) ?? '';
  return kind === 'price' ? priceText(value) : String(value);
}

/** Formats the new and old value of a cell; unspecified values keep the old one. */
function cell(Column: string, after: unknown, before: unknown, text: (value: unknown) => string): ImportCell[] {
  if (after === undefined) return [];
  const change = { Column, Before: before === undefined ? '' : text(before), After: text(after) };
  return change.Before === change.After ? [] : [change];
}

/** Returns the changed cells of a stored product, or all cells of a new one. */
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
  state: ImportState;
  stored: string | null;
  seen: string;
}

/** Returns what each line of a portion would do. */
async function statesOf(db: Executor, lines: string, absent: ReadonlySet<string>): Promise<Compared[]> {
  const { rows } = await db.execute<Compared>(sql`
    select line, code as stored, seen::text as seen, case when code is null then 'Created' when same then 'Unchanged' else 'Changed' end as state
    from (${rowsOf(lines, absent)}) compared order by line`);
  return rows;
}

async function storedByCode(db: Executor, found: Compared[]): Promise<Map<string, Stored>> {
  const codes = found.flatMap(({ state, stored }) => (state === 'Changed' && stored ? [stored] : []));
  const rows = codes.length > 0 ? await db.select().from(product).where(inArray(product.code, codes)) : [];
  return new Map(rows.map((row) => [row.code, row]));
}

/** Adds the lines of a portion that belong to the shown pages. */
async function addLines(
  db: Executor,
  file: ReadFile,
  shown: Compared[],
  answer: ImportRows,
  names: Names,
): Promise<void> {
  if (shown.length === 0) return;
  const stored = await storedByCode(db, shown);
  const given = await file.pick<ImportLine>(shown.map(({ line }) => line));
  const byLine = new Map(given.map((row) => [row.line, row]));
  for (const { line, state, stored: code } of shown) {
    const after = byLine.get(line);
    if (!after) continue;
    const cells = state === 'Unchanged' ? [] : changesOf(stored.get(code ?? ''), after, names);
    answer[state].push(rowOf(line, after, cells));
  }
}

const COUNTED = { Created: 'created', Changed: 'changed', Unchanged: 'unchanged' } as const;

/** Collects the lines of the shown pages in file order, and counts all of them. */
function turner({ state: turned, page }: PreviewPage, counts: Counts) {
  return (portion: Compared[]) =>
    portion.filter(({ state, seen }) => {
      counts.seen += BigInt(seen);
      const place = counts[COUNTED[state]]++;
      const from = state === turned ? (page - 1) * IMPORT_PAGE : 0;
      return place >= from && place < from + IMPORT_PAGE;
    });
}

/** Returns the lines of a file by what they would do, with their changed cells and counts. */
export async function preview(
  db: Executor,
  file: ReadFile,
  absent: ReadonlySet<string>,
  names: Names,
  page: PreviewPage,
): Promise<{ counts: Counts; rows: ImportRows }> {
  const rows: ImportRows = { Created: [], Changed: [], Unchanged: [] };
  const counts = noLines();
  const shownOf = turner(page, counts);
  for await (const lines of file.portions(false))
    await addLines(db, file, shownOf(await statesOf(db, lines, absent)), rows, names);
  return { counts, rows };
}

const rowOf = (Line: number, { internCode }: ImportedProduct, Cells: ImportCell[]): ImportRow => ({
  Line,
  Code: internCode,
  Cells,
});
