import { useRemoval, withRemovalNote } from '@rodovia/shared/removal';
import type { useFreeItems } from '@rodovia/shared/runtime';
import { Button, QuantityStepper } from '@rodovia/shared/ui';
import { useId } from 'react';
import styles from './free-items.module.css';

interface Props {
  /** List of free items; the text takes the place of a product code. */
  list: typeof useFreeItems;
  /** What items are removed from: 'do carrinho'. */
  from: string;
}

/** Free items of a list with their quantity and a button to remove them. */
export function FreeItems({ list, from }: Props) {
  const id = useId();
  const items = list((free) => free.items);
  const { removal, remove, listRef } = useRemoval<HTMLUListElement>(list, from);
  if (items.length === 0 && !removal) return null;
  const rows = items.map(({ Code: text, Quantity }) => (
    <li key={text} className={styles.item}>
      <span className={styles.text}>{text}</span>
      <QuantityStepper value={Quantity} label={text} onChange={(quantity) => list.getState().put(text, quantity)} />
      <Button aria-label={`Remover ${text}`} onClick={() => remove(text, `“${text}”`)}>
        Remover
      </Button>
    </li>
  ));
  return (
    <section aria-labelledby={id} className={styles.items}>
      <h2 id={id} className={styles.title}>
        Por escrito
      </h2>
      <p className={styles.lead}>Não está no catálogo: vai junto como texto, e o vendedor responde com um produto.</p>
      <ul ref={listRef} className={`plain-list ${styles.list}`}>
        {withRemovalNote(rows, removal)}
      </ul>
    </section>
  );
}
