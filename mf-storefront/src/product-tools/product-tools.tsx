import type { Product } from '@rodovia/shared/contracts/catalog';
import { useEffect } from 'react';
import { compareList, toggleCompare } from '../compare/compare-list';
import { noteSeen, saved, toggleFavourite } from '../saved-products/saved-products';
import { CompareIcon, HeartIcon } from './icons';
import styles from './product-tools.module.css';

/** Buttons for favourite and comparison. On the product's own page, the view is recorded. */
export function ProductTools({ product, isPage }: { product: Product; isPage?: boolean }) {
  const { Code, Size, Description } = product;
  const isLiked = saved.use().favourites.includes(Code);
  const isCompared = compareList.use().includes(Code);
  const name = `${Size} ${Description}`;
  useEffect(() => {
    if (isPage) noteSeen(Code);
  }, [isPage, Code]);
  return (
    <div className={isPage ? styles.wide : styles.tools} data-product-tools="">
      <button
        type="button"
        className={`${styles.tool} ${isLiked ? styles.on : ''}`}
        aria-pressed={isLiked}
        aria-label={`Favorito: ${name}`}
        onClick={() => toggleFavourite(Code)}
      >
        <HeartIcon full={isLiked} />
        <span className={styles.word}>Favorito</span>
      </button>
      <button
        type="button"
        className={`${styles.tool} ${isCompared ? styles.on : ''}`}
        aria-pressed={isCompared}
        aria-label={`Comparar: ${name}`}
        onClick={() => toggleCompare(Code)}
      >
        <CompareIcon chosen={isCompared} />
        <span className={styles.word}>Comparar</span>
      </button>
    </div>
  );
}
