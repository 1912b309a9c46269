import type { Product } from '@rodovia/shared/contracts';
import { useEffect, useRef } from 'react';
import { markTyped } from './marks';
import styles from './search-box.module.css';

/** What tells a product from others of its size: index, brand, model, and whatever else its name says. */
function detailOf({ Size, Description, Brand, Model }: Product): string {
  const name = Description.replace(Size, '').replace(/^Pneu\s/i, '');
  const missing = [Brand?.Description, Model?.Name].filter((part) => part && !name.includes(part));
  return [name.trim(), ...missing].join(' · ');
}

function Marked({ text, typed }: { text: string; typed: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
  return markTyped(text, typed).map((piece, i) => (piece.marked ? <mark key={i}>{piece.text}</mark> : piece.text));
}

function Option({ product, typed, id, active, onChoose }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses in the box, where the focus stays
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.option}
      // the box keeps the focus
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(product)}
    >
      <strong className={styles.size}>
        <Marked text={product.Size} typed={typed} />
      </strong>
      <span className={styles.detail}>
        <Marked text={detailOf(product)} typed={typed} />
      </span>
    </div>
  );
}

interface OptionProps {
  product: Product;
  typed: string;
  id: string;
  active: boolean;
  onChoose: (product: Product) => void;
}

interface Props {
  id: string;
  found: Product[];
  typed: string;
  /** Index of the one that the keyboard is at. */
  active: number;
  onChoose: (product: Product) => void;
}

/** The products that match what is typed: what differs between them in full, what was typed marked. */
export function Suggestions({ id, found, active, ...rest }: Props) {
  return found.map((product, i) => (
    <Option key={product.Code} product={product} id={`${id}-${i}`} active={i === active} {...rest} />
  ));
}
