import { Pagination, type PaginationProps } from '@rodovia/shared/antd-list';
import { cloneElement, isValidElement, type SyntheticEvent } from 'react';
import { PAGE_SIZES } from '../../contracts/records';
import type { PagesProps } from '../page/list/plain-pages';

const LEADING = ['page', 'prev', 'next'];

/** Marks each item of the pager with the page that it leads to; ellipses lead to none. */
const marked: PaginationProps['itemRender'] = (page, type, element) =>
  LEADING.includes(type) && isValidElement<{ 'data-page'?: number }>(element)
    ? cloneElement(element, { 'data-page': page })
    : element;

/** Returns the page of a pager item. Pointer events reach the item's content, focus events the element around it. */
function pageBehind({ target, type }: SyntheticEvent): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const item = target.closest<HTMLElement>('[data-page]');
  const content = type === 'focus' ? target.querySelector<HTMLElement>('[data-page]') : null;
  const page = Number((item ?? content)?.dataset.page);
  return page > 0 ? page : undefined;
}

/** Pager of a list. */
export function AntdPages({ state, total, onChange, onIntent }: PagesProps) {
  const announce = (event: SyntheticEvent) => {
    const page = pageBehind(event);
    if (page !== undefined && page !== state.page) onIntent?.(page);
  };
  return (
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
  );
}
