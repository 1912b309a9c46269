import type { ImportCell, ImportItem, ImportRow } from '@rodovia/shared/contracts/catalog';
import type { ReactNode } from 'react';
import { Change } from '../changes/change';
import styles from './import.module.css';

const headingOf = (line: number, code: string) => (code ? `Linha ${line} · ${code}` : `Linha ${line}`);

function Line({ heading, cells }: { heading: string; cells: readonly (readonly [column: string, text: ReactNode])[] }) {
  return (
    <li>
      <h3>{heading}</h3>
      <dl>
        {cells.map(([column, text], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column may have two messages, and none of them moves
          <div key={`${column} ${place}`}>
            <dt>{column}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function CellLines({ rows, textOf }: { rows: readonly ImportRow[]; textOf: (cell: ImportCell) => ReactNode }) {
  return (
    <ul className={styles.lines}>
      {rows.map(({ Line: line, Code, Cells }) => (
        <Line
          key={line}
          heading={headingOf(line, Code)}
          cells={Cells.map((cell) => [cell.Column, textOf(cell)] as const)}
        />
      ))}
    </ul>
  );
}

/** Changed cells by line, with old and new value. */
export const ChangedLines = ({ rows }: { rows: readonly ImportRow[] }) => (
  <CellLines rows={rows} textOf={({ Before, After }) => <Change before={Before} after={After} />} />
);

/** Lines that create products, with all values. */
export const NewLines = ({ rows }: { rows: readonly ImportRow[] }) => (
  <CellLines rows={rows} textOf={({ After }) => After} />
);

/** Lines without details. */
export function PlainLines({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <ul className={`plain-list ${styles.plain}`}>
      {rows.map(({ Line: line, Code }) => (
        <li key={line}>{headingOf(line, Code)}</li>
      ))}
    </ul>
  );
}

function byLine(items: readonly ImportItem[]): Map<number, ImportItem[]> {
  const lines = new Map<number, ImportItem[]>();
  for (const item of items) lines.set(item.Line, [...(lines.get(item.Line) ?? []), item]);
  return lines;
}

/** Messages about cells, by line. */
export function RemarkLines({ rows }: { rows: readonly ImportItem[] }) {
  return (
    <ul className={styles.lines}>
      {[...byLine(rows)].map(([line, remarks]) => (
        <Line
          key={line}
          heading={headingOf(line, remarks[0]?.Code ?? '')}
          cells={remarks.map(({ Column, Error: reason }) => [Column, reason] as const)}
        />
      ))}
    </ul>
  );
}
