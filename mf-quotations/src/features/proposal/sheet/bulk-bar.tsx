import { readPercent, writePercent } from '@rodovia/shared/contracts/proposals';
import { Button } from '@rodovia/shared/crud';
import { type Dispatch, type FormEvent, useId, useState } from 'react';
import type { SheetAction, Undo } from '../draft/reducer';
import styles from './sheet.module.css';

interface Props {
  undo: Undo | null;
  dispatch: Dispatch<SheetAction>;
  /** Messages about the last paste. */
  complaints: readonly string[];
  onAdd: () => void;
}

/** Sets one discount for every offered line; 0 removes all. */
function DiscountForAll({ dispatch }: Pick<Props, 'dispatch'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const percent = readPercent(text);
    if (Number.isNaN(percent)) return setError('Informe de 0 a 100%, como 7,5%.');
    setError(undefined);
    dispatch({ type: 'discountAll', discount: percent === 0 ? '' : writePercent(percent) });
  };
  return (
    <form className={styles.all} onSubmit={apply} noValidate>
      <label htmlFor={id}>Desconto em todas as linhas</label>
      <input
        id={id}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        placeholder="5%"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => setText(target.value)}
      />
      <Button htmlType="submit">Aplicar</Button>
      {error && (
        <span id={`${id}-error`} className={`field-error ${styles.note}`} role="alert">
          {error}
        </span>
      )}
    </form>
  );
}

/** Bulk changes of lines, their result, and undo. */
export function BulkBar({ undo, dispatch, complaints, onAdd }: Props) {
  return (
    <div className={styles.bulk}>
      <DiscountForAll dispatch={dispatch} />
      <Button icon="plus" onClick={onAdd}>
        Adicionar produto
      </Button>
      <div role="status" className={styles.told}>
        {undo && (
          <p>
            {undo.what}.{' '}
            <Button size="small" onClick={() => dispatch({ type: 'undo' })}>
              Desfazer
            </Button>
          </p>
        )}
        {complaints.length > 0 && (
          <ul className={styles.complaints}>
            {complaints.map((complaint) => (
              <li key={complaint}>{complaint}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
