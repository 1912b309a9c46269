import { useId, useState } from 'react';
import styles from './quantity-stepper.module.css';

interface Props {
  value: number;
  onChange: (quantity: number) => void;
  /** What is counted, for screen readers. */
  label: string;
}

const MAX = 100_000;
/** Returns the quantity that a text means; 0 if it means none. */
function quantityOf(text: string): number {
  const quantity = /^\s*\d+(\.\d{3})*\s*$/.test(text) ? Number(text.replaceAll('.', '')) : 0;
  return quantity > MAX ? 0 : quantity;
}

/**
 * Input for a whole number of at least 1, with or without a point for thousands. Other text stays in the field with a
 * sentence. While the field has the focus, its text is that of the visitor, whatever becomes known meanwhile.
 */
export function QuantityStepper({ value, onChange, label }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(value);
  const isInvalid = !quantityOf(shown);
  // a field of the served page may have had the focus before this code came
  const hold = (field: HTMLInputElement | null) => {
    if (field && field === document.activeElement) setTyped(field.value);
  };
  const step = (by: number) => {
    setTyped(null);
    onChange(Math.min(value + by, MAX));
  };
  return (
    <div>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={`Menos: ${label}`}
          disabled={value <= 1}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          ref={hold}
          className={styles.value}
          inputMode="numeric"
          aria-label={`Quantidade: ${label}`}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? id : undefined}
          value={shown}
          onFocus={({ target }) => setTyped(target.value)}
          onChange={({ target }) => {
            const quantity = quantityOf(target.value);
            setTyped(target.value);
            if (quantity) onChange(quantity);
          }}
          onBlur={() => isInvalid || setTyped(null)}
        />
        <button type="button" className={styles.step} aria-label={`Mais: ${label}`} onClick={() => step(1)}>
          +
        </button>
      </div>
      {isInvalid && (
        <p id={id} role="alert" className="field-error">
          Um número inteiro de 1 a 100.000.
        </p>
      )}
    </div>
  );
}
