import { Input, Radio } from '@rodovia/shared/antd-form';
import { RevealablePassword, writeMasked } from '@rodovia/shared/forms';
import { useState } from 'react';
import { ChoiceControl } from './choice-control';
import type { FieldControlProps } from './control-props';

function RadioControl<I>({ field, ...props }: FieldControlProps<I>) {
  return (
    <Radio.Group
      id={props.id}
      value={props.value}
      options={[...((field.options ?? []) as { value: string | boolean; label: string }[])]}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

function TextControl<I>({ field, ...props }: FieldControlProps<I>) {
  const { control = 'text', mask } = field;
  const [isShown, setShown] = useState(false);
  const shared = {
    id: props.id,
    value: String(props.value ?? ''),
    status: props.invalid ? ('error' as const) : undefined,
    'aria-invalid': props.invalid,
    'aria-describedby': props.describedBy,
    autoFocus: props.autoFocus,
    autoComplete: field.autoComplete ?? 'off',
    onBlur: props.onBlur,
    onFocus: props.onFocus,
  };
  if (control === 'textarea')
    return (
      <Input.TextArea {...shared} rows={field.rows ?? 4} onChange={(event) => props.onChange(event.target.value)} />
    );
  const input = (
    <Input
      {...shared}
      type={isShown ? 'text' : control}
      onChange={({ target }) => props.onChange(mask ? writeMasked(target, mask) : target.value)}
    />
  );
  if (control !== 'password') return input;
  return (
    <RevealablePassword isShown={isShown} onSwitch={() => setShown(!isShown)}>
      {input}
    </RevealablePassword>
  );
}

/** Control of a form field, by its definition. */
export function Control<I>(props: FieldControlProps<I>) {
  if (props.field.control === 'choice') return <ChoiceControl {...props} />;
  if (props.field.control === 'radio') return <RadioControl {...props} />;
  return <TextControl {...props} />;
}
