import { compareTyres } from '@rodovia/shared/contracts/tyre-comparison';
import { formatNumber } from '@rodovia/shared/runtime';
import { type DraftLine, isSubstitute } from '../draft/draft';
import styles from './sheet.module.css';

/** What the sizes and descriptions tell of a substitute; the choice of it compared more. */
function Warnings({ line: { asked, size, description } }: { line: DraftLine }) {
  if (!asked) return null;
  const { warnings } = compareTyres(asked, { Size: size, Description: description });
  return warnings.map((warning) => (
    <span key={warning} className={styles.warning}>
      {warning}
    </span>
  ));
}

/** What a line offers, and what was asked for where that is something else. */
export function Offered({ line }: { line: DraftLine }) {
  const { asked, size, description, declined } = line;
  return (
    <th scope="row" className={styles.offered}>
      <span className={styles.size}>{size}</span> {description}{' '}
      {asked && <span className={styles.asked}>Pedido: {formatNumber(asked.Quantity)} un.</span>}
      {!asked && <span className={styles.badge}>Além do pedido</span>}
      {declined && <span className={styles.declined}>Não atendido</span>}
      {isSubstitute(line) && !declined && (
        <>
          <span className={styles.asked}>
            <span className={styles.badge}>Substituto</span> de {asked?.Size} {asked?.Description}
          </span>
          <Warnings line={line} />
        </>
      )}
    </th>
  );
}
