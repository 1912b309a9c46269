import { useId } from 'react';
import { Button } from '../button';
import { Icon } from '../icons';
import { ChoiceField, type FieldProps } from './choice-field';
import styles from './filter.module.css';

function SearchField({ id, value, onChange, onCommit }: FieldProps) {
  return (
    <span className={styles.searchBox}>
      <input
        id={id}
        type="search"
        className={styles.input}
        value={value}
        maxLength={200}
        onChange={(event) => {
          onChange(event.target.value);
          if (event.target.value === '' && value !== '') onCommit('');
        }}
      />
      <button type="submit" className={styles.icon} aria-label="Buscar">
        <Icon name="search" />
      </button>
    </span>
  );
}

/** What the list is narrowed to, and the way out of it; nothing where it is not. */
function FixedField({ filter, value, onCommit }: Omit<FieldProps, 'id'>) {
  if (value === '') return null;
  return (
    <Button aria-label={`Retirar o filtro: ${filter.label}`} onClick={() => onCommit('')}>
      {filter.label} <span aria-hidden="true">×</span>
    </Button>
  );
}

/** One labelled filter. */
export function FilterField(props: Omit<FieldProps, 'id'>) {
  const id = useId();
  const { filter, value, onChange } = props;
  if (filter.kind === 'fixed') return <FixedField {...props} />;
  return (
    <div className={`${styles.field} ${styles[filter.kind]}`}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === 'search' && <SearchField id={id} {...props} />}
      {filter.kind === 'choice' && <ChoiceField id={id} {...props} />}
      {filter.kind === 'date' && (
        <input
          id={id}
          type="date"
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
