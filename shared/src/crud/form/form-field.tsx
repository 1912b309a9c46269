import { overLong } from '@rodovia/shared/contracts/length';
import { errorOf, LengthNote, useField } from '@rodovia/shared/forms';
import { useId } from 'react';
import type { FieldDefinition } from '../types';
import { Control } from './control';
import styles from './form.module.css';

interface Props<Input> {
  field: FieldDefinition<Input>;
  autoFocus?: boolean;
}

/** A mask says itself how much fits, and a choice is not typed. */
const isTyped = <Input,>({ control, mask }: FieldDefinition<Input>) => !mask && control !== 'choice';

/** A labelled field of the form around it, with its hint and its error tied to the control. */
export function FormField<Input>({ field, autoFocus = false }: Props<Input>) {
  const id = useId();
  const { input, meta } = useField<unknown>(field.name, {
    validate: (value, all) => overLong(field.label, field.maxLength, value) ?? field.validate?.(value, all as Input),
    // An emptied field stays an empty text: the payload's fields are never missing.
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
