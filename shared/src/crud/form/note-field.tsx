import { overLong } from '@rodovia/shared/contracts/length';
import { LengthNote } from '@rodovia/shared/forms';
import { useId } from 'react';
import styles from './note-field.module.css';

interface Props {
  label: string;
  hint?: string;
  value: string;
  /** Letters that the text may have; one that is longer is said, and never cut. */
  most: number;
  rows?: number;
  required?: boolean;
  onChange: (text: string) => void;
}

/** A text of several lines beside a step: a reason, or what is noted with it. */
export function NoteField({ label, hint, value, most, rows = 3, required = false, onChange }: Props) {
  const id = useId();
  const fault = overLong(label, most, value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        aria-required={required}
        aria-invalid={fault !== undefined}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <LengthNote text={value} most={most} />
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
