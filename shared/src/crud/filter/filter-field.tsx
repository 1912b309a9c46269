import { LengthNote } from '@rodovia/shared/forms';
import { useId } from 'react';
import { MAX_TERM_LENGTH } from '../../contracts/rules';
import { Icon } from '../icons';
import { ChoiceField, type FieldProps } from './choice-field';
import { DateInput } from './date-input';
import styles from './filter.module.css';

function SearchField({ id, filter, value, onChange, onCommit }: FieldProps) {
  return (
    <span className={styles.searchBox}>
      <input
        id={id}
        type="search"
        className={styles.input}
        value={value}
        placeholder={filter.label}
        onChange={(event) => {
          onChange(event.target.value);
          if (event.target.value === '' && value !== '') onCommit('');
        }}
      />
      <LengthNote text={value} most={MAX_TERM_LENGTH} />
      <button type="submit" className={styles.icon} aria-label="Buscar">
        <Icon name="search" />
      </button>
    </span>
  );
}

/** A filter with its label. */
export function FilterField(props: Omit<FieldProps, 'id'>) {
  const id = useId();
  const { filter, value, onChange } = props;
  return (
    <div className={`${styles.field} ${styles[filter.kind]}`}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === 'search' && <SearchField id={id} {...props} />}
      {filter.kind === 'choice' && <ChoiceField id={id} {...props} />}
      {filter.kind === 'date' && <DateInput id={id} value={value} onChange={onChange} />}
    </div>
  );
}
