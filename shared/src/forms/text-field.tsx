import { type ChangeEvent, type HTMLInputTypeAttribute, type ReactNode, useId, useState } from 'react';
import { useField } from 'react-final-form';
import type { Mask, Validator } from '../contracts/rules';
import { controlProps, errorOf, FieldFrame, within } from './field-frame';
import { writeMasked } from './masks';
import { RevealablePassword } from './revealable-password';

interface Props {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  required?: boolean;
  validate?: Validator;
  /** Formats the value while it is typed (`maskCpf`). */
  mask?: Mask;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** Maximum length. Longer text can be typed: the remaining length is counted down, and submitting is refused. */
  maxLength?: number;
  hint?: ReactNode;
}

/** Keeps an emptied field as empty text instead of undefined. */
const asItIs = (value: string) => value;

/** A labelled input of react-final-form, with its error. */
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
        <RevealablePassword isShown={isShown} onSwitch={() => setShown(!isShown)}>
          {control}
        </RevealablePassword>
      ) : (
        control
      )}
    </FieldFrame>
  );
}
