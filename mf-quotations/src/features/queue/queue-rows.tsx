import type { QuotationQueue, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Link } from '@rodovia/shared/router';
import { formatNumber } from '@rodovia/shared/runtime';
import { DueTime } from '../../due-time/due-time';
import { useTimeText } from '../../due-time/use-time-text';
import styles from './queue.module.css';
import { askedWords, pressingWords, queueHref } from './queue-view';
import { TakeButton } from './take-button';

type Queue = QuotationQueue['Queue'];

interface RowProps {
  queue: Queue;
  row: ShoppingCart;
  list: string;
}

function Pressing({ queue, row }: Omit<RowProps, 'list'>) {
  const words = useTimeText((now) => pressingWords(queue, row, now) ?? '');
  if (words) return words;
  return row.ResponseDueAt && <DueTime at={row.ResponseDueAt} />;
}

/** A quotation in two lines: what it is, and why it is urgent. Unassigned quotations can be taken here. */
function Row({ queue, row, list }: RowProps) {
  const { Code, Number: number, Person } = row;
  const name = `nº ${number} · ${Person ? Person.Name : askedWords(row)}`;
  return (
    <li className={`${styles.row} ${Person ? '' : styles.free}`}>
      <div className={styles.words}>
        {Person ? (
          <Link to={`${list}/${Code}`} title={name} className={styles.name}>
            {name}
          </Link>
        ) : (
          <span title={name} className={styles.name}>
            {name}
          </span>
        )}
        <span className={styles.pressing}>
          <Pressing queue={queue} row={row} />
        </span>
      </div>
      {!Person && <TakeButton quotation={row} list={list} />}
    </li>
  );
}

function More({ queue: { Queue, Count, Rows }, list }: { queue: QuotationQueue; list: string }) {
  // unassigned quotations are not in a seller's list: the next ones are shown after these are taken
  if (Rows[0] && !Rows[0].Person)
    return Count > Rows.length ? (
      <p className={styles.more}>{`Mais ${formatNumber(Count - Rows.length)} à espera.`}</p>
    ) : null;
  return (
    <Link to={queueHref(list, Queue)} className={styles.all}>
      Ver todos ({formatNumber(Count)})
    </Link>
  );
}

/** First quotations of a queue, and a link to all of them. */
export function QueueRows({ queue, list }: { queue: QuotationQueue; list: string }) {
  return (
    <>
      <ul className={styles.rows}>
        {queue.Rows.map((row) => (
          <Row key={row.Code} queue={queue.Queue} row={row} list={list} />
        ))}
      </ul>
      <More queue={queue} list={list} />
    </>
  );
}
