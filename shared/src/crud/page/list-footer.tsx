import { Pagination, type PaginationProps } from '@rodovia/shared/antd';
import { formatNumber } from '@rodovia/shared/runtime';
import { cloneElement, isValidElement, type SyntheticEvent } from 'react';
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

const LEADING = ['page', 'prev', 'next'];

/** Notes on an item of the pager which page it leads to; the ellipses lead to none. */
const marked: PaginationProps['itemRender'] = (page, type, element) =>
  LEADING.includes(type) && isValidElement<{ 'data-page'?: number }>(element)
    ? cloneElement(element, { 'data-page': page })
    : element;

/** The page that an item leads to. The pointer reaches the item's content, the focus what is around it. */
function pageBehind({ target, type }: SyntheticEvent): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const item = target.closest<HTMLElement>('[data-page]');
  const content = type === 'focus' ? target.querySelector<HTMLElement>('[data-page]') : null;
  const page = Number((item ?? content)?.dataset.page);
  return page > 0 ? page : undefined;
}

/** How many there are, which of them are shown, and the way to the others. */
export function ListFooter({ state, total, labels, onChange, onIntent }: Props) {
  const announce = (event: SyntheticEvent) => {
    const page = pageBehind(event);
    if (page !== undefined && page !== state.page) onIntent?.(page);
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
          itemRender={marked}
          onChange={onChange}
        />
      </nav>
    </footer>
  );
}
