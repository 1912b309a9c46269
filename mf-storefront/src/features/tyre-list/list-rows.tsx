import { formatNumber, messages } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import styles from './list-panel.module.css';
import { ListRowView } from './list-row';
import { isDoubtful, type ListAction, type ListState } from './list-state';

/** Number of lines rendered at once. */
const STEP = 50;

/** Lines of the list: all, or only those that need attention. */
export function ListRows({ state, dispatch }: { state: ListState; dispatch: Dispatch<ListAction> }) {
  const [shown, setShown] = useState(STEP);
  const [onlyDoubtful, setOnlyDoubtful] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // the pressed button was removed together with the text
  useEffect(() => list.current?.focus(), []);
  const doubtful = state.rows.filter(isDoubtful).length;
  const failed = state.rows.filter(({ failure }) => failure !== undefined);
  const rows = onlyDoubtful && doubtful > 0 ? state.rows.filter(isDoubtful) : state.rows;
  return (
    <>
      {failed.length > 0 && (
        <div role="alert" className={styles.failed}>
          <p>{failed[0]?.failure}</p>
          <Button onClick={() => dispatch({ type: 'retry' })}>{messages.retry}</Button>
        </div>
      )}
      {doubtful > 0 && (
        <label className={styles.only}>
          <input type="checkbox" checked={onlyDoubtful} onChange={({ target }) => setOnlyDoubtful(target.checked)} />
          Só as linhas para conferir ({formatNumber(doubtful)} de {formatNumber(state.rows.length)})
        </label>
      )}
      <ol ref={list} tabIndex={-1} className={styles.rows} aria-label="Linhas da lista">
        {rows.slice(0, shown).map((row) => (
          <ListRowView key={row.id} row={row} products={state.products} dispatch={dispatch} />
        ))}
      </ol>
      {rows.length > shown && (
        <Button className={styles.more} onClick={() => setShown(shown + STEP)}>
          Mostrar mais {formatNumber(Math.min(STEP, rows.length - shown))} de {formatNumber(rows.length - shown)} linhas
        </Button>
      )}
    </>
  );
}
