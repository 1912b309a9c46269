import type { ShownField } from '@rodovia/shared/forms';
import { useOptions } from '../../list/use-options';
import type { FieldDefinition, OptionSource } from '../../types';

function OptionText({ source, value }: { source: OptionSource; value: string }) {
  const { options } = useOptions(source, '', value);
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Converts a form field for the conflict panel; selects are shown by the text of their option. */
export const comparedField = <Input extends object>({
  name,
  label,
  control,
  options,
}: FieldDefinition<Input>): ShownField<Input> => ({
  name,
  label: label.replace(' (opcional)', ''),
  ...(control === 'choice' && {
    show: (values: Input) => <OptionText source={options as OptionSource} value={String(values[name] ?? '')} />,
  }),
});
