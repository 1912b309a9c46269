import { Link } from '@rodovia/shared/router';
import { buttonClass } from '@rodovia/shared/ui';
import { useEffect } from 'react';
import styles from '../product-tools/product-tools.module.css';
import { clearCompare, compareList, comparePath } from './compare-list';

/** Keeps a focused element from being hidden below the bar. */
function useRoomBelow(isShown: boolean) {
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '80px';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [isShown]);
}

/** Bar with the link to the comparison while products are selected for it. */
export function CompareBar() {
  const codes = compareList.use();
  useRoomBelow(codes.length > 0);
  return (
    <div className={styles.place} role="status">
      {codes.length > 0 && (
        <div className={styles.bar}>
          <Link className={`${buttonClass('primary')} ${styles.link}`} to={comparePath(codes)}>
            Comparar ({codes.length})
          </Link>
          <button type="button" className={styles.clear} aria-label="Esvaziar a comparação" onClick={clearCompare}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
