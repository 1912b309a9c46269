import type { Validator } from '@rodovia/shared/contracts/required';
import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { controlProps, errorOf, FieldFrame, within } from './field-frame';

interface Props {
  name: string;
  label: string;
  required?: boolean;
  validate?: Validator;
  /** More can be typed; how much is left is counted down, and too much is refused where the form is sent. */
  maxLength?: number;
  hint?: ReactNode;
}

const asItIs = (value: string) => value;

/** A labelled field for several lines of a react-final-form, with its error tied to it. */
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
