import { type DiscountUnit, namedUnit, readDiscount } from '@rodovia/shared/contracts/proposals';
import { Button } from '@rodovia/shared/crud';
import { type Dispatch, type FormEvent, type ReactNode, useId, useState } from 'react';
import type { SheetAction, Undo } from '../draft/reducer';
import { saveUsualUnit, usualUnit } from '../draft/usual-unit';
import styles from './sheet.module.css';

const FAULTS: Record<DiscountUnit, string> = {
  '%': 'Informe de 0 a 100%, como 7,5.',
  R$: 'Informe o desconto por linha em reais, como 50,00.',
};

interface Props {
  undo: Undo | null;
  dispatch: Dispatch<SheetAction>;
  /** Messages about the last paste. */
  complaints: readonly string[];
  onAdd: () => void;
  /** Shown at the end of the bar. */
  children: ReactNode;
}

/** Sets one discount for every offered line, in percent or in reais per line; 0 removes all. */
function DiscountForAll({ dispatch }: Pick<Props, 'dispatch'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [unit, setUnit] = useState<DiscountUnit>(usualUnit);
  const choose = (chosen: DiscountUnit) => {
    saveUsualUnit(chosen);
    setUnit(chosen);
  };
  const type = (typed: string) => {
    setText(typed);
    const named = namedUnit(typed);
    if (named) choose(named);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const discount = text.trim() === '' ? undefined : readDiscount(text, unit);
    if (!discount) return setError(FAULTS[unit]);
    setError(undefined);
    const isNone = !(discount.discountPercent || discount.discountCents);
    dispatch({ type: 'discountAll', discount: isNone ? '' : text.replace(/R\$|%/g, '').trim(), unit });
  };
  return (
    <form className={styles.all} onSubmit={apply} noValidate>
      <label htmlFor={id}>Desconto em todas as linhas</label>
      <span className={styles.withUnit}>
        <input
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => type(target.value)}
        />
        <select
          className={styles.unit}
          aria-label="Unidade do desconto geral"
          value={unit}
          onChange={({ target }) => choose(target.value as DiscountUnit)}
        >
          <option value="%">%</option>
          <option value="R$">R$</option>
        </select>
      </span>
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
export function BulkBar({ undo, dispatch, complaints, onAdd, children }: Props) {
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
      {children}
    </div>
  );
}
