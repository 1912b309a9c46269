import { Link } from '@rodovia/shared/router';
import { buttonClass } from '@rodovia/shared/ui';
import { useEffect } from 'react';
import { clearCompare, compareList, comparePath } from './compare-list';
import styles from './kept.module.css';

/** Keeps what has the focus from scrolling under the bar. */
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

/** The way to the comparison while products are chosen for it; over the end of the page, and no wider than its words. */
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
