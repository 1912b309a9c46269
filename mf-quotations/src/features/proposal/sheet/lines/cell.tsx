import { LengthNote } from '@rodovia/shared/forms';
import { type ReactNode, useId } from 'react';
import { cellProps } from '../keys';
import styles from '../sheet.module.css';

interface Props {
  row: number;
  column: string;
  /** Label, shown above the field on narrow screens and part of its accessible name. */
  label: string;
  /** Name of the line, for screen readers. */
  of: string;
  value: string;
  error?: string;
  hint?: string;
  inputMode?: 'decimal' | 'numeric' | 'text';
  /** Maximum length; the remaining length is counted down. */
  most?: number;
  placeholder?: string;
  /** Id of a datalist with suggestions. */
  list?: string;
  /** Part of the field, at its end: the unit. */
  children?: ReactNode;
  onText: (text: string) => void;
}

/** A field of the sheet, kept minimal because there may be a thousand. */
export function Cell({ row, column, label, of, value, error, hint, most, children, onText, ...rest }: Props) {
  const id = useId();
  const note = error ?? hint;
  const input = (
    <input
      {...rest}
      {...cellProps(row, column)}
      className={styles.input}
      autoComplete="off"
      aria-label={`${label}, linha ${row + 1}: ${of}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={note ? id : undefined}
      value={value}
      onChange={({ target }) => onText(target.value)}
      onFocus={({ target }) => target.select()}
    />
  );
  return (
    <>
      {children ? (
        <span className={styles.withUnit}>
          {input}
          {children}
        </span>
      ) : (
        input
      )}
      <LengthNote text={value} most={most} />
      {note && (
        <span id={id} className={`${error ? 'field-error' : 'field-hint'} ${styles.note}`}>
          {note}
        </span>
      )}
    </>
  );
}
