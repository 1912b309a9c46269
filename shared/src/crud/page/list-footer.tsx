import { Pagination } from '@rodovia/shared/antd';
import { formatNumber } from '@rodovia/shared/runtime';
import { type ListState, PAGE_SIZES } from '../list/list-state';
import type { CrudLabels } from '../types';
import styles from './page.module.css';

interface Props {
  state: Pick<ListState, 'page' | 'quantity'>;
  /** Undefined while it is on the way. */
  total: number | undefined;
  labels: Pick<CrudLabels, 'one' | 'many'>;
  onChange: (page: number, quantity: number) => void;
  /** The pointer or the focus has reached the way to a page. */
  onIntent?: (page: number) => void;
}

function countOf({ page, quantity }: Props['state'], total: number, { one, many }: Props['labels']): string {
  const first = Math.min((page - 1) * quantity + 1, total);
  const last = Math.min(page * quantity, total);
  const noun = total === 1 ? one : many.toLowerCase();
  return `${formatNumber(first)}–${formatNumber(last)} · Total: ${formatNumber(total)} ${noun}`;
}

/** The page behind an item of the pager; none behind the page itself, an end and an ellipsis. */
function pageBehind(target: EventTarget, current: number): number | undefined {
  const item = target instanceof Element ? target.closest('li') : null;
  if (!item || item.ariaDisabled === 'true') return undefined;
  if (item.matches('.ant-pagination-next')) return current + 1;
  if (item.matches('.ant-pagination-prev')) return current - 1;
  const page = Number(item.title);
  return page > 0 && page !== current ? page : undefined;
}

/** How many there are, which of them are shown, and the way to the others. */
export function ListFooter({ state, total, labels, onChange, onIntent }: Props) {
  const announce = ({ target }: { target: EventTarget }) => {
    const page = pageBehind(target, state.page);
    if (page !== undefined) onIntent?.(page);
  };
  return (
    <footer className={styles.footer}>
      <p className={styles.count}>{total !== undefined && countOf(state, total, labels)}</p>
      <nav aria-label="Páginas" onPointerOver={announce} onFocus={announce}>
        <Pagination
          current={state.page}
          pageSize={state.quantity}
          total={total ?? 0}
          size="small"
          showLessItems
          showSizeChanger={{ showSearch: false, 'aria-label': 'Itens por página' }}
          pageSizeOptions={[...PAGE_SIZES]}
          onChange={onChange}
        />
      </nav>
    </footer>
  );
}
