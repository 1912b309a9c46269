import { useState } from 'react';
import styles from './quantity-stepper.module.css';

interface Props {
  value: number;
  onChange: (quantity: number) => void;
  /** What is counted, for screen readers. */
  label: string;
}

const MAX = 100_000;

/** Input for a whole number of at least 1. Other input is ignored; leaving the field restores the last valid number. */
export function QuantityStepper({ value, onChange, label }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const propose = (quantity: number) => {
    if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX) onChange(quantity);
  };
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={`Menos: ${label}`}
        disabled={value <= 1}
        onClick={() => propose(value - 1)}
      >
        −
      </button>
      <input
        className={styles.value}
        inputMode="numeric"
        aria-label={`Quantidade: ${label}`}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          propose(Number(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
      <button type="button" className={styles.step} aria-label={`Mais: ${label}`} onClick={() => propose(value + 1)}>
        +
      </button>
    </div>
  );
}
