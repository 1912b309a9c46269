import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button';
import { Icon } from '../icons';
import type { Filter } from '../types';
import styles from './filter.module.css';
import { FilterField } from './filter-field';

interface Props {
  filters: readonly Filter[];
  values: Record<string, string>;
  onApply: (values: Record<string, string>) => void;
  /** Further buttons, after 'Filtrar'. */
  children?: ReactNode;
}

/** The values being typed; they follow the address whenever it changes. */
function useDraft(values: Record<string, string>) {
  const [draft, setDraft] = useState(values);
  useEffect(() => setDraft(values), [values]);
  return [draft, setDraft] as const;
}

/** Filters of a list; one that is in force always shows. Texts and dates apply with Enter or 'Filtrar', a choice at once. */
export function FilterBar({ filters, values, onApply, children }: Props) {
  const [draft, setDraft] = useDraft(values);
  const [more, setMore] = useState(() => filters.some((filter) => filter.more && values[filter.name]));
  const shown = filters.filter((filter) => more || !filter.more || values[filter.name]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari before 17 does not know <search>
    <form role="search" className={styles.bar} onSubmit={submit}>
      {shown.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={draft[filter.name] ?? ''}
          onChange={(value) => setDraft({ ...draft, [filter.name]: value })}
          onCommit={(value) => onApply({ ...draft, [filter.name]: value })}
        />
      ))}
      <div className={styles.buttons}>
        <Button htmlType="submit">Filtrar</Button>
        {filters.some((filter) => filter.more) && (
          <Button icon={<Icon name="sliders" />} aria-expanded={more} onClick={() => setMore(!more)}>
            Mais Filtros
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}
