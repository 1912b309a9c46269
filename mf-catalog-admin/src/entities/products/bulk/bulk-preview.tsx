import type { BulkAnswer, BulkRow } from '@rodovia/shared/contracts/catalog';
import { formatNumber } from '@rodovia/shared/runtime';
import { Change } from '../../../changes/change';
import styles from './bulk.module.css';

const countOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'produto' : 'produtos'}`;

/** Names the products that are not changed, and why. */
function stays({ Unchanged, LeftOut }: BulkAnswer): string {
  const same = Unchanged > 0 ? [`${countOf(Unchanged)} já ${Unchanged === 1 ? 'está' : 'estão'} assim`] : [];
  const parts = [...same, ...LeftOut.map(({ Reason, Count }) => `${countOf(Count)} de fora: ${Reason}`)];
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

const Row = ({ InternCode, Description, Before, After }: BulkRow) => (
  <li>
    <span>
      {Description}
      <small>{InternCode}</small>
    </span>
    <Change before={Before} after={After} />
  </li>
);

/** Preview of a bulk action: number of changed products, skipped ones, and the first changes. */
export function BulkPreview({ preview }: { preview: BulkAnswer }) {
  const { Message, Changed, Rows } = preview;
  const rest = stays(preview);
  return (
    <>
      <div role="status">
        <p className={styles.message}>{Message}</p>
        {rest && <p className={styles.note}>{rest}</p>}
      </div>
      {Changed > Rows.length && (
        <p className={styles.note}>
          Mostrando os primeiros {formatNumber(Rows.length)} de {formatNumber(Changed)}.
        </p>
      )}
      {Rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <ul className={styles.rows} tabIndex={0} aria-label="O que vai mudar">
          {Rows.map((row) => (
            <Row key={row.Code} {...row} />
          ))}
        </ul>
      )}
    </>
  );
}
