import { LengthNote } from '@rodovia/shared/forms';
import { useId } from 'react';
import { overLong } from '../../../contracts/rules';
import styles from '../note-field.module.css';

interface Props {
  label: string;
  hint?: string;
  value: string;
  /** Maximum length in characters. Longer text is reported and never truncated. */
  most: number;
  rows?: number;
  required?: boolean;
  onChange: (text: string) => void;
}

/** Multi-line text for an action: a reason or a note. */
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
