import { useFormState } from '@rodovia/shared/forms';
import type { FieldDefinition } from '../types';
import { FormField } from './form-field';

/** The fields that belong to the values typed so far, one below the other. */
export function FormFields<Input>({ fields }: { fields: readonly FieldDefinition<Input>[] }) {
  const { values } = useFormState<Input>({ subscription: { values: true } });
  const present = fields.filter(({ when }) => when?.(values as Input) ?? true);
  return present.map((field, index) => <FormField key={field.name} field={field} autoFocus={index === 0} />);
}
