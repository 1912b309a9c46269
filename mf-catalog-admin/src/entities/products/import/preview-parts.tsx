import type { ImportAnswer, ImportItem, ImportState } from '@rodovia/shared/contracts/catalog';
import { IMPORT_PAGE } from '@rodovia/shared/contracts/catalog';
import { formatNumber } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import { ChangedLines, NewLines, PlainLines, RemarkLines } from '../../../import-files/lines';

/** Lines of a preview with the same result. */
export interface Part {
  key: 'created' | 'changed' | 'unchanged' | 'wrong' | 'warnings';
  label: string;
  count: number;
  /** Text above the lines: that there are more, or none. */
  note: string;
  content: ReactNode;
  /** State and number of pages, if there are several. */
  turning?: { state: ImportState; page: number; last: number };
}

/** Current page of each state; absent for the first one. */
export type Pages = Readonly<Partial<Record<ImportState, number>>>;

/** Returns the number of lines by result. */
export const countsOf = ({ Created, Changed, Unchanged, Wrong }: ImportAnswer) =>
  [
    ['Novos', Created],
    ['Alterados', Changed],
    ['Sem mudança', Unchanged],
    ['Com erro', Wrong],
  ] as const;

function noteOf(listed: number, count: number): string {
  if (count === 0) return 'Nenhuma linha.';
  if (listed === count) return '';
  return `Mostrando as primeiras ${formatNumber(listed)} linhas de ${formatNumber(count)}.`;
}

const linesIn = (items: readonly ImportItem[]) => new Set(items.map(({ Line }) => Line)).size;

const NO_ROWS = { Created: [], Changed: [], Unchanged: [] };

/** Component that renders the lines of a section. */
type Lines<T> = (props: { rows: readonly T[] }) => ReactNode;

const part = <T,>(
  key: Part['key'],
  label: string,
  count: number,
  rows: readonly T[],
  listed: number,
  Lines: Lines<T>,
): Part => ({ key, label, count, note: noteOf(listed, count), content: <Lines rows={rows} /> });

/** Returns a section with pages. */
function paged<T>(
  key: Part['key'],
  label: string,
  count: number,
  rows: readonly T[],
  Lines: Lines<T>,
  state: ImportState,
  page = 1,
): Part {
  const whole = part(key, label, count, rows, rows.length, Lines);
  if (count <= IMPORT_PAGE) return whole;
  const first = (page - 1) * IMPORT_PAGE;
  const last = formatNumber(first + rows.length);
  const note = `Mostrando as linhas ${formatNumber(first + 1)} a ${last} de ${formatNumber(count)}.`;
  return { ...whole, note, turning: { state, page, last: Math.ceil(count / IMPORT_PAGE) } };
}

/** Returns the sections of a preview; warnings only if there are any. */
export function partsOf(
  { Created, Changed, Unchanged, Wrong, Items, Warnings, Rows = NO_ROWS }: ImportAnswer,
  pages: Pages,
): Part[] {
  const doubts = linesIn(Warnings);
  const parts = [
    paged('created', 'Novos', Created, Rows.Created, NewLines, 'Created', pages.Created),
    paged('changed', 'Alterados', Changed, Rows.Changed, ChangedLines, 'Changed', pages.Changed),
    paged('unchanged', 'Sem mudança', Unchanged, Rows.Unchanged, PlainLines, 'Unchanged', pages.Unchanged),
    part('wrong', 'Com erro', Wrong, Items, linesIn(Items), RemarkLines),
  ];
  return doubts === 0 ? parts : [...parts, part('warnings', 'Para conferir', doubts, Warnings, doubts, RemarkLines)];
}
