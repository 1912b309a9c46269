import { useFormState } from '@rodovia/shared/forms';
import type { FieldDefinition } from '../../types';
import { FormField } from './form-field';

interface Props<Input> {
  fields: readonly FieldDefinition<Input>[];
  /** Whether the first field is focused; false on pages with several forms. */
  autoFocus?: boolean;
}

/** The fields that apply to the current values, one below the other. */
export function FormFields<Input>({ fields, autoFocus = true }: Props<Input>) {
  const { values } = useFormState<Input>({ subscription: { values: true } });
  const present = fields.filter(({ when }) => when?.(values as Input) ?? true);
  return present.map((field, index) => (
    <FormField key={field.name} field={field} autoFocus={autoFocus && index === 0} />
  ));
}
