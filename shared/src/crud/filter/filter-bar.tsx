import { notify } from '@rodovia/shared/runtime';
import { type FormEvent, type ReactNode, useState } from 'react';
import { MAX_TERM_LENGTH, overLong } from '../../contracts/rules';
import { Button } from '../button';
import type { Filter } from '../types';
import { ActiveFilters } from './active-filters';
import styles from './filter.module.css';
import { FilterField } from './filter-field';
import { hasOwnDays, PeriodField } from './period-field';

interface Props {
  filters: readonly Filter[];
  values: Record<string, string>;
  onApply: (values: Record<string, string>) => void;
  /** Whether the active filters are shown below, each with a button to remove it. */
  chips?: boolean;
  /** Additional buttons after 'Filtrar'. */
  children?: ReactNode;
}

/** Values being typed. They are reset when the active filters change, but not when the list is merely read again. */
function useDraft(values: Record<string, string>) {
  const [draft, setDraft] = useState(values);
  const inForce = JSON.stringify(values);
  const [followed, setFollowed] = useState(inForce);
  if (inForce !== followed) {
    setFollowed(inForce);
    setDraft(values);
  }
  return [draft, setDraft] as const;
}

/**
 * Filters of a list. Active filters are always visible. Texts and dates apply with Enter or 'Filtrar', selects
 * immediately. On phones, everything but the search is collapsed.
 */
export function FilterBar({ filters, values, onApply, chips = false, children }: Props) {
  const [draft, setDraft] = useDraft(values);
  const [more, setMore] = useState(() => filters.some((filter) => filter.more && values[filter.name]));
  const [isUnfolded, setUnfolded] = useState(false);
  const [asksDays, setAsksDays] = useState(false);
  const withDays = asksDays || hasOwnDays(values);
  const fields = filters.filter(({ kind }) => kind !== 'fixed');
  const shown = fields.filter((filter) => more || !filter.more || values[filter.name]);
  const inForce = fields.filter(({ kind, name }) => kind !== 'search' && values[name]).length;
  const folds = fields.some(({ kind }) => kind !== 'search');
  const hasMore = fields.some((filter) => filter.more);
  const toggleMore = () => {
    setMore(!more);
    if (!more) setUnfolded(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const long = fields.find(({ kind, name }) => kind === 'search' && overLong('Busca', MAX_TERM_LENGTH, draft[name]));
    if (long) notify.error(overLong('Busca', MAX_TERM_LENGTH, draft[long.name]) ?? '');
    else onApply(draft);
  };
  const bar = (
    <div className={`${styles.bar} ${folds && !isUnfolded ? styles.folded : ''}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: Safari before 17 does not know <search> */}
      <form role="search" className={styles.fields} onSubmit={submit}>
        {shown.flatMap((filter) => [
          filter.name === 'startDate' && (
            <PeriodField key="period" values={draft} isOwn={withDays} onOwn={setAsksDays} onCommit={onApply} />
          ),
          (filter.kind !== 'date' || withDays) && (
            <FilterField
              key={filter.name}
              filter={filter}
              value={draft[filter.name] ?? ''}
              onChange={(value) => setDraft({ ...draft, [filter.name]: value })}
              onCommit={(value) => onApply({ ...draft, [filter.name]: value })}
            />
          ),
        ])}
        {folds && (
          <span className={styles.unfold}>
            <Button icon="sliders" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
              {`Filtros e opções${inForce > 0 ? ` (${inForce})` : ''}`}
            </Button>
          </span>
        )}
        <div className={styles.buttons}>
          <Button htmlType="submit">Filtrar</Button>
          {hasMore && (
            <Button icon="sliders" aria-expanded={more} onClick={() => setMore(!more)}>
              Mais Filtros
            </Button>
          )}
        </div>
      </form>
      {children && <div className={styles.buttons}>{children}</div>}
    </div>
  );
  if (!chips) return bar;
  return (
    <>
      {bar}
      <ActiveFilters
        filters={filters}
        values={values}
        onApply={onApply}
        more={hasMore ? { isOpen: more, toggle: toggleMore } : undefined}
      />
    </>
  );
}
