import { Link, useSearchParams } from '@rodovia/shared/router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { noteSearch } from '../recent-searches/recent-searches';
import styles from './sort-menu.module.css';

/** Sort orders of the list, by their values in address and API. */
const ORDERS = [
  ['Relevance', 'Mais relevantes'],
  ['Created desc', 'Mais novos'],
  ['PublicPrice asc', 'Menor preço'],
  ['PublicPrice desc', 'Maior preço'],
  ['Size asc', 'Medida'],
] as const;

/** Returns the address of the list in another order, on the first page. */
function inOrder(search: URLSearchParams, order: string, usual: string): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (order === usual) next.delete('orderBy');
  else next.set('orderBy', order);
  return String(next);
}

/** Closes the menu when something outside of it is pressed; returns what Escape does in it. */
function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return { ref: menu, onKeyDown };
}

/** Menu of sort orders; it comes with every list, so it also notes what was searched for. Its entries are links, so it works before the page's code has loaded. */
export function SortMenu() {
  const [search] = useSearchParams();
  const isSearch = Boolean(search.get('term')?.trim());
  const usual = isSearch ? 'Relevance' : 'Created desc';
  const orders = ORDERS.filter(([order]) => isSearch || order !== 'Relevance');
  const current = orders.find(([order]) => order === search.get('orderBy'))?.[0] ?? usual;
  const words = orders.find(([order]) => order === current)?.[1];
  const closing = useClosing();
  useEffect(() => noteSearch(search), [search]);
  return (
    <details key={`${search}`} className={styles.menu} {...closing}>
      <summary className={styles.summary} aria-label={`Ordem: ${words}`}>
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M8 4v15m0 0-4-4m4 4 4-4M16 20V5m0 0-4 4m4-4 4 4" />
        </svg>
        <span className={styles.words}>{words}</span>
      </summary>
      <div className={styles.list}>
        <ul>
          {orders.map(([order, name]) => (
            <li key={order}>
              <Link
                className={styles.entry}
                to={{ search: inOrder(search, order, usual) }}
                aria-current={order === current ? 'true' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
