import { Select } from '@rodovia/shared/antd-list';
import { useContext, useState } from 'react';
import { useOptions } from '../../list/use-options';
import type { Option, OptionSource } from '../../types';
import type { FieldControlProps } from './control-props';
import { Creators } from './creators';

/** Value of the option that creates a missing record; no record has this code. */
const CREATE = ' create';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const includes = (text: string, part: string) => text.toLocaleLowerCase().includes(part.toLocaleLowerCase());

/** Adds the option that creates a missing record. */
function withCreation(options: readonly Option[], typed: string): Option[] {
  const known = options.some(({ label }) => label.toLocaleLowerCase() === typed.toLocaleLowerCase());
  if (known && typed) return [...options];
  return [...options, { value: CREATE, label: typed ? `Criar "${typed}"` : 'Criar…' }];
}

/** Searchable select. If the field allows it, a missing record can be created from within. */
export function ChoiceControl<I>({ field, ...props }: FieldControlProps<I>) {
  const [typed, setTyped] = useState('');
  const { options, loading, failure, isCut } = useOptions(field.options as OptionSource, typed, textOf(props.value));
  const [creating, setCreating] = useState<string | null>(null);
  const Create = useContext(Creators)[field.creates ?? ''];
  return (
    <>
      <Select
        id={props.id}
        value={textOf(props.value) || undefined}
        options={Create && !loading ? withCreation(options, typed.trim()) : [...options]}
        loading={loading}
        notFoundContent={failure}
        showSearch={{
          onSearch: setTyped,
          filterOption: (text, option) => option?.value === CREATE || includes(option?.label ?? '', text.trim()),
        }}
        placeholder={isCut ? 'Digite para buscar' : 'Selecione'}
        status={props.invalid ? 'error' : undefined}
        aria-invalid={props.invalid}
        aria-describedby={props.describedBy}
        autoFocus={props.autoFocus}
        onChange={(value: string) => (value === CREATE ? setCreating(typed.trim()) : props.onChange(value))}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
      />
      {Create && creating !== null && (
        <Create typed={creating} onCreated={props.onChange} onClose={() => setCreating(null)} />
      )}
    </>
  );
}
