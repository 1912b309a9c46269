import type { ImportAnswer, ImportItem } from '@rodovia/shared/contracts';
import { formatNumber } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import { ChangedLines, NewLines, PlainLines, RemarkLines } from './lines';

/** Lines of a preview that share a fate. */
export interface Part {
  key: 'created' | 'changed' | 'unchanged' | 'wrong' | 'warnings';
  label: string;
  count: number;
  /** Said above the lines: that they are not all, or that there are none. */
  note: string;
  content: ReactNode;
}

/** Good and bad lines of a file, by what becomes of them. */
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

/** Takes the lines of a part and shows them. */
type Lines<T> = (props: { rows: readonly T[] }) => ReactNode;

const part = <T,>(
  key: Part['key'],
  label: string,
  count: number,
  rows: readonly T[],
  listed: number,
  Lines: Lines<T>,
): Part => ({ key, label, count, note: noteOf(listed, count), content: <Lines rows={rows} /> });

/** The parts of a preview; the one of doubts only where there are some. */
export function partsOf({ Created, Changed, Unchanged, Wrong, Items, Warnings, Rows = NO_ROWS }: ImportAnswer): Part[] {
  const doubts = linesIn(Warnings);
  const parts = [
    part('created', 'Novos', Created, Rows.Created, Rows.Created.length, NewLines),
    part('changed', 'Alterados', Changed, Rows.Changed, Rows.Changed.length, ChangedLines),
    part('unchanged', 'Sem mudança', Unchanged, Rows.Unchanged, Rows.Unchanged.length, PlainLines),
    part('wrong', 'Com erro', Wrong, Items, linesIn(Items), RemarkLines),
  ];
  return doubts === 0 ? parts : [...parts, part('warnings', 'Para conferir', doubts, Warnings, doubts, RemarkLines)];
}
