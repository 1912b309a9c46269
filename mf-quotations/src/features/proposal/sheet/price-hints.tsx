import { formatCents, readCents, writeCents } from '@rodovia/shared/contracts/proposals';
import type { DraftLine } from '../draft/draft';
import styles from './sheet.module.css';

interface Source {
  words: string;
  cents: number;
}

/** Returns the possible sources of a price. */
function sourcesOf({ publicPrice, lastPrice }: DraftLine): Source[] {
  return [
    ...(lastPrice ? [{ words: `Último aceito, nº ${lastPrice.QuotationNumber}`, cents: lastPrice.Cents }] : []),
    ...(publicPrice ? [{ words: 'Preço público', cents: publicPrice.Cents }] : []),
  ];
}

/** Names the source of the price and offers others. */
export function PriceHints({ line, row, onPrice }: { line: DraftLine; row: number; onPrice: (text: string) => void }) {
  const present = readCents(line.price);
  return sourcesOf(line).map(({ words, cents }) =>
    cents === present ? (
      <span key={words} className={`field-hint ${styles.note}`}>
        {words}
      </span>
    ) : (
      <button
        key={words}
        type="button"
        className={styles.take}
        aria-label={`${words}: ${formatCents(cents)}, usar na linha ${row + 1}`}
        onClick={() => onPrice(writeCents(cents))}
      >
        {words}: {formatCents(cents)}
      </button>
    ),
  );
}
