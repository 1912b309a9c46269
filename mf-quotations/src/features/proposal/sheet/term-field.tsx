import { LengthNote } from '@rodovia/shared/forms';
import { type ReactNode, useId } from 'react';
import styles from './sheet.module.css';

interface FieldProps {
  label: string;
  error?: string;
  hint?: string;
  wide?: boolean;
  /** Current text, for the length counter. */
  text?: string;
  most?: number;
  /** Shown below the control. */
  tools?: ReactNode;
  children: (control: {
    id: string;
    className: string | undefined;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
  }) => ReactNode;
}

/** A labelled control of the terms, with its error or hint. */
export function TermField({ label, error, hint, wide, text, most, tools, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      <LengthNote text={text} most={most} />
      {tools}
      {note && (
        <span id={`${id}-note`} className={`${error ? 'field-error' : 'field-hint'} ${styles.note}`}>
          {note}
        </span>
      )}
    </div>
  );
}
