import { formatCents } from '@rodovia/shared/contracts/proposals';
import { type CartLine, formatNumber } from '@rodovia/shared/runtime';
import page from '../page.module.css';
import { estimateOf } from './estimate';
import styles from './estimate.module.css';

/** What the lines cost by today's catalogue prices, and what is not in it; nothing while a price is not known. */
export function Estimate({ lines }: { lines: readonly CartLine[] }) {
  const estimate = lines.length > 0 ? estimateOf(lines) : undefined;
  if (!estimate) return null;
  const { cents, onRequest } = estimate;
  if (onRequest === lines.length) return <p>Preço sob consulta: o total vem na proposta do vendedor.</p>;
  return (
    <div className={styles.estimate}>
      <p className={styles.sum}>
        Estimativa <strong>{formatCents(cents)}</strong>
      </p>
      {onRequest > 0 && (
        <p>
          {onRequest === 1
            ? 'Sem o item que tem preço sob consulta.'
            : `Sem os ${formatNumber(onRequest)} itens que têm preço sob consulta.`}
        </p>
      )}
      <p className={page.lead}>A proposta do vendedor decide o preço.</p>
    </div>
  );
}
