import { errorOf, LengthNote, useField } from '@rodovia/shared/forms';
import { useId } from 'react';
import { overLong } from '../../../contracts/rules';
import type { FieldDefinition } from '../../types';
import styles from '../form.module.css';
import { Control } from './control';

interface Props<Input> {
  field: FieldDefinition<Input>;
  autoFocus?: boolean;
}

/** Masks limit the length themselves, and selects are not typed. */
const isTyped = <Input,>({ control, mask }: FieldDefinition<Input>) => !mask && control !== 'choice';

/** A labelled field of the surrounding form, with hint and error connected to the control. */
export function FormField<Input>({ field, autoFocus = false }: Props<Input>) {
  const id = useId();
  const { input, meta } = useField<unknown>(field.name, {
    validate: (value, all) => overLong(field.label, field.maxLength, value) ?? field.validate?.(value, all as Input),
    // react-final-form would turn empty text into undefined, but payload fields must be present.
    parse: (value) => value,
  });
  const error = errorOf(meta);
  const noteId = `${id}-note`;
  const note = error ?? field.hint;
  return (
    <div className={styles.field} data-field={field.name}>
      <label htmlFor={id}>{field.label}</label>
      <Control
        field={field}
        id={id}
        value={input.value}
        onChange={input.onChange}
        onBlur={input.onBlur}
        onFocus={input.onFocus}
        invalid={error !== undefined}
        describedBy={note ? noteId : undefined}
        autoFocus={autoFocus}
      />
      <LengthNote text={input.value} most={isTyped(field) ? field.maxLength : undefined} />
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
