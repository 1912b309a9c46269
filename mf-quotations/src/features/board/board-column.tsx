import { useDroppable } from '@dnd-kit/core';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { BoardColumn } from '@rodovia/shared/contracts/quotations';
import { Link } from '@rodovia/shared/router';
import { callPath, formatNumber } from '@rodovia/shared/runtime';
import { useId } from 'react';
import styles from './board.module.css';
import { BoardCard } from './board-card';
import { chanceWords, STAGE_LABELS, unpricedWords } from './stage-words';

interface Props {
  column: BoardColumn;
  list: string;
  /** Filters of the board, which the list of the column has too. */
  filters: Readonly<Record<string, string>>;
  /** Whether the dragged quotation can be moved here; undefined without one. */
  isTarget: boolean | undefined;
}

function Sums({ column }: { column: BoardColumn }) {
  const { Stage, TotalCents, ForecastCents, Count } = column;
  const unpriced = unpricedWords(column);
  return (
    <p className={styles.sums}>
      <span>
        {Stage === 'ENDED' && 'Ganhos: '}
        {TotalCents > 0 || Stage === 'ENDED' ? <strong>{formatCents(TotalCents)}</strong> : null}
        {TotalCents > 0 && unpriced && ', '}
        {unpriced}
      </span>
      {Stage !== 'ENDED' && Count > 0 && (
        <span className={styles.soft}>
          {ForecastCents === null ? 'Sem previsão: ' : <>Previsão {formatCents(ForecastCents)}: </>}
          {chanceWords(column)}
        </span>
      )}
    </p>
  );
}

/** A stage with its sums and first quotations. */
export function Column({ column, list, filters, isTarget }: Props) {
  const { Stage, Count, Rows } = column;
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: Stage });
  const look = isTarget === undefined ? '' : isTarget ? styles.target : styles.closed;
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className={`${styles.column} ${look} ${isOver && isTarget ? styles.over : ''}`}
    >
      <h2 id={id} className={styles.stage}>
        {STAGE_LABELS[Stage]} <span className={styles.count}>{formatNumber(Count)}</span>
      </h2>
      <Sums column={column} />
      <ul className={styles.cards}>
        {Rows.map((row) => (
          <BoardCard key={row.Code} row={row} stage={Stage} list={list} />
        ))}
      </ul>
      {Count > Rows.length && (
        <Link to={callPath(list, { ...filters, stage: Stage })} className={styles.all}>
          Ver todos ({formatNumber(Count)})
        </Link>
      )}
    </section>
  );
}
