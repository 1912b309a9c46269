import { useRef, useState } from 'react';
import { useListParts } from '../antd/use-list-parts';
import { useOptions } from '../list/use-options';
import type { Filter } from '../types';
import styles from './filter.module.css';

/** Properties of a filter’s control. */
export interface FieldProps {
  id: string;
  filter: Filter;
  value: string;
  onChange: (value: string) => void;
  /** Called with a value that applies immediately, without 'Filtrar'. */
  onCommit: (value: string) => void;
}

/** Select of one value: the browser's own until antd's searchable select has loaded. */
export function ChoiceField({ id, filter, value, onCommit }: FieldProps) {
  const [typed, setTyped] = useState('');
  const plain = useRef<HTMLSelectElement>(null);
  const { options, loading, failure, isCut } = useOptions(filter.options, typed, value);
  const parts = useListParts(() => document.activeElement === plain.current);
  if (parts)
    return (
      <parts.Choice
        id={id}
        value={value}
        options={options}
        loading={loading}
        failure={failure}
        isCut={isCut}
        onType={setTyped}
        onCommit={onCommit}
      />
    );
  return (
    <select
      ref={plain}
      id={id}
      className={styles.input}
      value={value}
      onChange={(event) => onCommit(event.target.value)}
    >
      <option value="">Todos</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
