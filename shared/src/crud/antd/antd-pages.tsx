import { Pagination, type PaginationProps } from '@rodovia/shared/antd-list';
import { PAGE_SIZES } from '@rodovia/shared/contracts/page-sizes';
import { cloneElement, isValidElement, type SyntheticEvent } from 'react';
import type { PagesProps } from '../page/plain-pages';

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

/** The way to the other pages. */
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
