import type { ReactNode } from 'react';
import type { FieldMetaState } from 'react-final-form';
import type { Validator } from '../contracts/rules';
import { overLong } from '../contracts/rules';
import { LengthNote } from './length-note';
import styles from './text-field.module.css';

/**
 * Returns the error of a field: that of its validator after it was edited and left, or submitted; otherwise the
 * server's until the value changes. Fields that are only passed with Tab show nothing, because a new message would move
 * the layout under a press.
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

/** Returns the attributes that connect a control with its label, error and hint. */
export const controlProps = (id: string, must: boolean, error: string | undefined, hint?: ReactNode) => ({
  id,
  className: `text-control ${styles.input}`,
  'aria-required': must,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-note` : undefined,
});

/** Combines a validator with a maximum length. */
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
  /** Current text, for the length counter. */
  text?: string;
  most?: number;
  children: ReactNode;
}

/** Label above a control, error or hint below it. */
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
        <p id={`${id}-note`} className={error ? 'field-error' : 'field-hint'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
