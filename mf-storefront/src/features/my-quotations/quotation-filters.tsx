import { QUOTATION_STATUSES, statusWords } from '@rodovia/shared/contracts/quotations';
import { useSearchParams } from '@rodovia/shared/router';
import { Button } from '@rodovia/shared/ui';
import { type FormEvent, useState } from 'react';
import styles from './quotation-filters.module.css';

/** Filters of the list, as they stand in the address. */
export const FILTERS = ['term', 'status', 'startDate', 'endDate'] as const;

/** Returns the filters that the address has. */
export const chosenFilters = (search: URLSearchParams) => FILTERS.filter((name) => search.get(name));

/** Returns the address without filters and page. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [...FILTERS, 'page']) next.delete(name);
  return next;
}

/** Search, status and period of the client's quotations. */
export function QuotationFilters() {
  const [search, setSearch] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const next = withoutFilters(search);
    for (const name of FILTERS) {
      const value = String(given.get(name) ?? '').trim();
      if (value) next.set(name, value);
    }
    setSearch(next);
  };
  const field = (name: (typeof FILTERS)[number]) => ({
    name,
    className: 'text-control',
    defaultValue: search.get(name) ?? '',
    // an address that was opened by back or forward has its own values
    key: `${name} ${search.get(name)}`,
  });
  const chosen = chosenFilters(search);
  // once: a section that somebody empties must not close under their hands
  const [isOpen] = useState(() => chosen.some((name) => name !== 'term'));
  const { key: termKey, ...term } = field('term');
  const { key: statusKey, ...status } = field('status');
  const { key: fromKey, ...from } = field('startDate');
  const { key: toKey, ...to } = field('endDate');
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        <div className={styles.line}>
          <label>
            Procurar
            <input key={termKey} {...term} type="search" maxLength={200} placeholder="Número, medida ou pneu" />
          </label>
          <Button type="submit">Filtrar</Button>
          {chosen.length > 0 && <Button onClick={() => setSearch(withoutFilters(search))}>Limpar filtros</Button>}
        </div>
        <details open={isOpen}>
          <summary>Situação e período</summary>
          <div className={styles.fields}>
            <label>
              Situação
              <select key={statusKey} {...status}>
                <option value="">Todas</option>
                {QUOTATION_STATUSES.map((value) => (
                  <option key={value} value={value}>
                    {statusWords(value)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              De
              <input key={fromKey} {...from} type="date" />
            </label>
            <label>
              Até
              <input key={toKey} {...to} type="date" />
            </label>
          </div>
        </details>
      </form>
    </search>
  );
}
