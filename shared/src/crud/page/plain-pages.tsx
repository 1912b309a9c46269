import { PAGE_SIZES } from '@rodovia/shared/contracts/page-sizes';
import type { ListState } from '../list/list-state';
import styles from './page.module.css';

export interface PagesProps {
  state: Pick<ListState, 'page' | 'quantity'>;
  /** Undefined while it is on the way. */
  total: number | undefined;
  onChange: (page: number, quantity: number) => void;
  /** The pointer or the focus has reached the way to a page. */
  onIntent?: (page: number) => void;
}

/** The way to the next page, to the one before, and to pages of another size, as plain HTML. */
export function PlainPages({ state: { page, quantity }, total = 0, onChange, onIntent }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / quantity));
  const step = (to: number, label: string, sign: string) => {
    const isThere = to >= 1 && to <= last;
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        disabled={!isThere}
        onPointerOver={() => isThere && onIntent?.(to)}
        onClick={() => onChange(to, quantity)}
      >
        {sign}
      </button>
    );
  };
  return (
    <nav aria-label="Páginas" className={styles.pages}>
      {step(page - 1, 'Página anterior', '‹')}
      <span aria-current="page">{page}</span>
      {step(page + 1, 'Próxima página', '›')}
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
