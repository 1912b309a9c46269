import type { FreeItem } from '@rodovia/shared/contracts/quotations';
import { formatNumber } from '@rodovia/shared/runtime';
import styles from './my-quotations.module.css';

/** Free items of a quotation, and the seller's answers while it is open; later, the proposal answers them. */
export function WrittenItems({ items, isOpen }: { items: readonly FreeItem[]; isOpen: boolean }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className={styles.subheading}>Por escrito</h3>
      <ul className={styles.written}>
        {items.map(({ Code, Quantity, Text, Answer }) => (
          <li key={Code}>
            <strong>{Text}</strong> · quantidade {formatNumber(Quantity)}{' '}
            {(Answer || isOpen) && (
              <span className={styles.meta}>
                {Answer ? `· o vendedor respondeu com ${Answer}` : '· o vendedor ainda não respondeu'}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
