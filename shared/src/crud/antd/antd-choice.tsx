import { Select } from '@rodovia/shared/antd-list';
import type { Option } from '../types';

/** Properties of a select with search. */
export interface Props {
  id: string;
  value: string;
  options: readonly Option[];
  loading: boolean;
  /** Message shown instead of the options if they could not be read. */
  failure: string | undefined;
  /** Whether there are more options than these, which are found by typing. */
  isCut: boolean;
  onType: (text: string) => void;
  onCommit: (value: string) => void;
}

/** Searchable select of one value. */
export function AntdChoice({ id, value, options, loading, failure, isCut, onType, onCommit }: Props) {
  return (
    <Select
      id={id}
      value={value || undefined}
      options={[...options]}
      loading={loading}
      notFoundContent={failure}
      allowClear={{ label: 'Limpar' }}
      showSearch={{ optionFilterProp: 'label', onSearch: onType }}
      placeholder={isCut ? 'Todos (digite para buscar)' : 'Todos'}
      onChange={(next: string | undefined) => onCommit(next ?? '')}
    />
  );
}
