import { useId } from 'react';
import styles from '../radio-field.module.css';

interface Props<Value extends string> {
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  /** Undefined if nothing has been chosen. */
  value: Value | undefined;
  disabled?: boolean;
  required?: boolean;
  /** Explains the choice. */
  hint?: string;
  onChange: (value: Value) => void;
}

/** Radio buttons for a few values. */
export function RadioField<Value extends string>({
  legend,
  options,
  value,
  disabled = false,
  required = false,
  hint,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={disabled} aria-describedby={hint && `${name}-hint`}>
      <legend>{legend}</legend>
      {options.map(([own, label]) => (
        <label key={own}>
          <input type="radio" name={name} required={required} checked={own === value} onChange={() => onChange(own)} />
          {label}
        </label>
      ))}
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
