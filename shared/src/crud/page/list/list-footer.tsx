import { mediaHook } from '@rodovia/shared/media-hook';
import { formatNumber } from '@rodovia/shared/runtime';
import { useRef } from 'react';
import { useListParts } from '../../antd/use-list-parts';
import type { CrudLabels } from '../../types';
import styles from '../page.module.css';
import { type PagesProps, PlainPages } from './plain-pages';

interface Props extends PagesProps {
  labels: Pick<CrudLabels, 'one' | 'many'>;
}

function countOf({ page, quantity }: Props['state'], total: number, { one, many }: Props['labels']): string {
  const first = Math.min((page - 1) * quantity + 1, total);
  const last = Math.min(page * quantity, total);
  const noun = total === 1 ? one : many.toLowerCase();
  return `${formatNumber(first)}–${formatNumber(last)} · Total: ${formatNumber(total)} ${noun}`;
}

/** True if page numbers do not fit; matches the breakpoint in `table.module.css`. */
const useIsPhone = mediaHook('(max-width: 600px)');

/** Number of records, range of the current page, and pager. */
export function ListFooter({ labels, ...pages }: Props) {
  const footer = useRef<HTMLElement>(null);
  const parts = useListParts(() => footer.current?.contains(document.activeElement) ?? false);
  const isPhone = useIsPhone();
  const { state, total } = pages;
  return (
    <footer ref={footer} className={styles.footer}>
      <p className={styles.count}>{total !== undefined && countOf(state, total, labels)}</p>
      {parts && !isPhone ? <parts.Pages {...pages} /> : <PlainPages {...pages} />}
    </footer>
  );
}
