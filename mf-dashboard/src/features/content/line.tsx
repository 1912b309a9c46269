import { LengthNote } from '@rodovia/shared/forms';
import { useId } from 'react';
import { useComplaints } from './complaints';
import styles from './content.module.css';

interface Props {
  label: string;
  /** Field path within the part. */
  path: string;
  value: string;
  most: number;
  optional?: boolean;
  hint?: string;
  /** Id of a datalist with suggestions. */
  list?: string;
  rows?: number;
  onChange: (value: string) => void;
}

/** A labelled text field of the content with its server error. */
export function Line({ label, path, value, most, optional = false, hint, list, rows, onChange }: Props) {
  const id = useId();
  const { of, clear } = useComplaints();
  const error = of(path);
  const change = (text: string) => {
    clear(path);
    onChange(text);
  };
  const common = {
    id,
    value,
    className: styles.input,
    'aria-required': !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  };
  return (
    <div className={styles.line}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.soft}> (opcional)</span>}
      </label>
      {rows ? (
        <textarea {...common} rows={rows} maxLength={most} onChange={({ target }) => change(target.value)} />
      ) : (
        <input {...common} list={list} maxLength={most} onChange={({ target }) => change(target.value)} />
      )}
      <LengthNote text={value} most={most} />
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? styles.error : styles.soft}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
