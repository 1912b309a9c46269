import { LengthNote } from '@rodovia/shared/forms';
import { useId } from 'react';
import { cellProps } from './keys';
import styles from './sheet.module.css';

interface Props {
  row: number;
  column: string;
  /** Stands above the field on a narrow screen, and in its name. */
  label: string;
  /** What the line is about, for screen readers. */
  of: string;
  value: string;
  error?: string;
  hint?: string;
  inputMode?: 'decimal' | 'numeric' | 'text';
  /** More can be typed; how much is left is counted down. */
  most?: number;
  placeholder?: string;
  /** Suggestions, by the code of their list. */
  list?: string;
  onText: (text: string) => void;
}

/** A field of the sheet: as plain as can be, because there may be a thousand. */
export function Cell({ row, column, label, of, value, error, hint, most, onText, ...rest }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <>
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
      <LengthNote text={value} most={most} />
      {note && (
        <span id={id} className={error ? styles.error : styles.hint}>
          {note}
        </span>
      )}
    </>
  );
}
