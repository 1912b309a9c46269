import type { Mask } from '@rodovia/shared/contracts/masks';
import type { Validator } from '@rodovia/shared/contracts/required';
import { type ChangeEvent, type HTMLInputTypeAttribute, type ReactNode, useId, useState } from 'react';
import { useField } from 'react-final-form';
import { Concealed } from './concealed';
import { controlProps, errorOf, FieldFrame, within } from './field-frame';
import { writeMasked } from './masks';

interface Props {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  required?: boolean;
  validate?: Validator;
  /** Writes the value as the user types (`maskCpf`). */
  mask?: Mask;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** More can be typed; how much is left is counted down, and too much is refused where the form is sent. */
  maxLength?: number;
  hint?: ReactNode;
}

/** A field that is emptied holds an empty text, not nothing. */
const asItIs = (value: string) => value;

/** A labelled input of a react-final-form, with its error tied to it. */
export function TextField({
  name,
  label,
  type = 'text',
  required: must = false,
  validate,
  mask,
  hint,
  maxLength,
  ...rest
}: Props) {
  const id = useId();
  const { input, meta } = useField<string>(name, { validate: within(label, maxLength, validate), parse: asItIs });
  const onChange = (event: ChangeEvent<HTMLInputElement>) =>
    input.onChange(mask ? writeMasked(event.target, mask) : event);
  const error = errorOf(meta);
  const [isShown, setShown] = useState(false);
  const control = (
    <input
      {...rest}
      {...input}
      onChange={onChange}
      {...controlProps(id, must, error, hint)}
      type={isShown ? 'text' : type}
    />
  );
  return (
    <FieldFrame
      id={id}
      label={label}
      must={must}
      error={error}
      hint={hint}
      text={input.value}
      most={mask ? undefined : maxLength}
    >
      {type === 'password' ? (
        <Concealed isShown={isShown} onSwitch={() => setShown(!isShown)}>
          {control}
        </Concealed>
      ) : (
        control
      )}
    </FieldFrame>
  );
}
