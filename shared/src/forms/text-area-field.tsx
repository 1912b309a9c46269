import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import type { Validator } from '../contracts/rules';
import { controlProps, errorOf, FieldFrame, within } from './field-frame';

interface Props {
  name: string;
  label: string;
  required?: boolean;
  validate?: Validator;
  /** Maximum length. Longer text can be typed: the remaining length is counted down, and submitting is refused. */
  maxLength?: number;
  hint?: ReactNode;
}

const asItIs = (value: string) => value;

/** A labelled multi-line field of react-final-form, with its error. */
export function TextAreaField({ name, label, required: must = false, validate, maxLength, hint }: Props) {
  const id = useId();
  const { input, meta } = useField<string>(name, { validate: within(label, maxLength, validate), parse: asItIs });
  const error = errorOf(meta);
  return (
    <FieldFrame id={id} label={label} must={must} error={error} hint={hint} text={input.value} most={maxLength}>
      <textarea {...input} {...controlProps(id, must, error, hint)} rows={5} />
    </FieldFrame>
  );
}
