import { overLong } from '@rodovia/shared/contracts/length';
import type { Validator } from '@rodovia/shared/contracts/required';
import type { ReactNode } from 'react';
import type { FieldMetaState } from 'react-final-form';
import { LengthNote } from './length-note';
import styles from './text-field.module.css';

/**
 * What is wrong with a field now: its own rule once it was written in and left, or sent, else the server's until the value
 * changes. A field that is only passed by says nothing: its sentence would move what the press was meant for.
 */
export function errorOf({
  touched,
  modified,
  submitFailed,
  error,
  dirtySinceLastSubmit,
  submitError,
}: Pick<
  FieldMetaState<unknown>,
  'touched' | 'modified' | 'submitFailed' | 'error' | 'dirtySinceLastSubmit' | 'submitError'
>): string | undefined {
  return (
    ((touched && modified) || submitFailed ? error : undefined) ?? (dirtySinceLastSubmit ? undefined : submitError)
  );
}

/** Attributes that tie a control to its label, its error and its hint. */
export const controlProps = (id: string, must: boolean, error: string | undefined, hint?: ReactNode) => ({
  id,
  className: styles.input,
  'aria-required': must,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-note` : undefined,
});

/** A field's own rule, and before it that its text fits. */
export const within =
  (label: string, most: number | undefined, validate: Validator | undefined): Validator =>
  (value) =>
    overLong(label, most, value) ?? validate?.(value);

interface Props {
  id: string;
  label: string;
  must: boolean;
  error: string | undefined;
  hint?: ReactNode;
  /** What is typed, and how much of it fits. */
  text?: string;
  most?: number;
  children: ReactNode;
}

/** Label above, error or hint below. */
export function FieldFrame({ id, label, must, error, hint, text, most, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!must && <span className={styles.optional}> (opcional)</span>}
      </label>
      {children}
      <LengthNote text={text} most={most} />
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
