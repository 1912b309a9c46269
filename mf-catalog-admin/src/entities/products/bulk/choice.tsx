import { useId } from 'react';
import styles from './bulk.module.css';

interface Props<Value extends string> {
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  disabled: boolean;
  onChange: (value: Value) => void;
}

/** Radio buttons for a few values. */
export function Choice<Value extends string>({ legend, options, value, disabled, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend>{legend}</legend>
      {options.map(([own, label]) => (
        <label key={own}>
          <input type="radio" name={name} checked={own === value} onChange={() => onChange(own)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
