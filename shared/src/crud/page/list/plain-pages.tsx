import { formatNumber } from '@rodovia/shared/runtime';
import { PAGE_SIZES } from '../../../contracts/records';
import type { ListState } from '../../list/list-state';
import styles from '../page.module.css';

/** Properties of a pager. */
export interface PagesProps {
  state: Pick<ListState, 'page' | 'quantity'>;
  /** Undefined while it is loading. */
  total: number | undefined;
  onChange: (page: number, quantity: number) => void;
  /** Called when the pointer or focus reaches the control for a page. */
  onIntent?: (page: number) => void;
}

/** Pager as plain HTML: previous and next, first and last, and page size. */
export function PlainPages({ state: { page, quantity }, total, onChange, onIntent }: PagesProps) {
  const last = Math.max(1, Math.ceil((total ?? 0) / quantity));
  const step = (to: number, label: string, sign: string) => {
    const isThere = to >= 1 && to <= last && to !== page;
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        // not `disabled`, so that the button of the last step keeps the focus
        aria-disabled={!isThere}
        onPointerOver={() => isThere && onIntent?.(to)}
        onClick={() => isThere && onChange(to, quantity)}
      >
        {sign}
      </button>
    );
  };
  return (
    <nav aria-label="Páginas" className={styles.pages}>
      {step(1, 'Primeira página', '«')}
      {step(page - 1, 'Página anterior', '‹')}
      <span>
        <b aria-current="page">{formatNumber(page)}</b>
        {total !== undefined && ` de ${formatNumber(last)}`}
      </span>
      {step(page + 1, 'Próxima página', '›')}
      {step(last, 'Última página', '»')}
      <select
        aria-label="Itens por página"
        className={styles.size}
        value={quantity}
        onChange={(event) => onChange(page, Number(event.target.value))}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size} / página
          </option>
        ))}
      </select>
    </nav>
  );
}
