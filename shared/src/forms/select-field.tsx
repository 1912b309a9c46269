import { useId } from 'react';
import { useField } from 'react-final-form';
import type { Validator } from '../contracts/rules';
import { controlProps, errorOf, FieldFrame } from './field-frame';

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  required?: boolean;
  validate?: Validator;
  disabled?: boolean;
}

/** A labelled select of react-final-form, with its error. */
export function SelectField({ name, label, options, required: must = false, validate, disabled }: Props) {
  const id = useId();
  const { input, meta } = useField<string>(name, { validate });
  const error = errorOf(meta);
  return (
    <FieldFrame id={id} label={label} must={must} error={error}>
      <select {...input} {...controlProps(id, must, error)} disabled={disabled}>
        <option value="">Escolha…</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
