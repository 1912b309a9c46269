import { Input, Select } from '@rodovia/shared/antd';
import { useId, useState } from 'react';
import { Icon } from '../icons';
import { useOptions } from '../list/use-options';
import type { Filter } from '../types';
import styles from './filter.module.css';

interface Props {
  filter: Filter;
  value: string;
  onChange: (value: string) => void;
  /** A value that is complete as it stands: applied without 'Filtrar'. */
  onCommit: (value: string) => void;
}

function SearchField({ id, value, onChange, onCommit }: Props & { id: string }) {
  return (
    <Input
      id={id}
      type="search"
      value={value}
      maxLength={200}
      onChange={(event) => {
        onChange(event.target.value);
        if (event.target.value === '' && value !== '') onCommit('');
      }}
      suffix={
        <button type="submit" className={styles.icon} aria-label="Buscar">
          <Icon name="search" />
        </button>
      }
    />
  );
}

function ChoiceField({ id, filter, value, onCommit }: Props & { id: string }) {
  const [typed, setTyped] = useState('');
  const { options, loading, failure, isCut } = useOptions(filter.options, typed, value);
  return (
    <Select
      id={id}
      value={value || undefined}
      options={[...options]}
      loading={loading}
      notFoundContent={failure}
      allowClear
      showSearch={{ optionFilterProp: 'label', onSearch: setTyped }}
      placeholder={isCut ? 'Todos (digite para buscar)' : 'Todos'}
      onChange={(next: string | undefined) => onCommit(next ?? '')}
    />
  );
}

/** One labelled filter. */
export function FilterField(props: Props) {
  const id = useId();
  const { filter, value, onChange } = props;
  return (
    <div className={`${styles.field} ${styles[filter.kind]}`}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === 'search' && <SearchField id={id} {...props} />}
      {filter.kind === 'choice' && <ChoiceField id={id} {...props} />}
      {filter.kind === 'date' && (
        <Input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </div>
  );
}
