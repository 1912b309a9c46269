import { useId } from 'react';
import styles from './note-field.module.css';

interface Props {
  label: string;
  hint?: string;
  value: string;
  maxLength: number;
  rows?: number;
  required?: boolean;
  onChange: (text: string) => void;
}

/** A text of several lines beside a step: a reason, or what is noted with it. */
export function NoteField({ label, hint, value, maxLength, rows = 3, required = false, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        maxLength={maxLength}
        aria-required={required}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
