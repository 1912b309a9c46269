import { useDraggable } from '@dnd-kit/core';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { BoardStage, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { outcomeWords, statusWords } from '@rodovia/shared/contracts/quotations';
import { Link } from '@rodovia/shared/router';
import { useServerTime } from '@rodovia/shared/server-time';
import { unreadWords } from '@rodovia/shared/unread';
import { validityWords } from '@rodovia/shared/validity';
import { DueTime } from '../../due-time/due-time';
import styles from './board.module.css';

interface Props {
  row: ShoppingCart;
  stage: BoardStage;
  list: string;
}

/** What is pressing about a quotation: its deadline, the validity of its proposal, or its outcome. */
function Deadline({ row: { Status, ResponseDueAt: due, Proposal: proposal, Outcome }, stage }: Omit<Props, 'list'>) {
  const now = useServerTime();
  if (stage === 'ENDED') return Outcome ? outcomeWords(Outcome) : statusWords(Status);
  if (due) return <DueTime at={due} />;
  return stage === 'PROPOSED' && proposal?.ValidUntil ? validityWords(proposal.ValidUntil, now) : null;
}

/** A quotation in a column: number and client, total, seller, and what is pressing. */
export function CardBody({ row, stage, list }: Props) {
  const { Code, Number: number, Person, Seller, ProposalTotal: cents, Unread: unread = 0 } = row;
  return (
    <>
      <Link to={`${list}/${Code}`} className={styles.name} draggable={false}>
        nº {number} · {Person?.Name}
      </Link>
      <span className={styles.line}>
        {typeof cents === 'number' && <strong>{formatCents(cents)}</strong>}
        <span className={styles.soft}>
          <Deadline row={row} stage={stage} />
        </span>
      </span>
      <span className={styles.line}>
        <span className={styles.soft}>{Seller?.Name ?? 'Sem vendedor'}</span>
        {unread > 0 && <span className={styles.unread}>{unreadWords(unread)}</span>}
      </span>
    </>
  );
}

/** A card that is moved by dragging it, or by its handle and the keyboard. */
export function BoardCard(props: Props) {
  const { row, stage } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: row.Code,
    data: { row, from: stage },
    disabled: stage === 'ENDED',
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  return (
    <li ref={setNodeRef} className={`${styles.card} ${isDragging ? styles.taken : ''}`} {...pointer}>
      <CardBody {...props} />
      {stage !== 'ENDED' && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          aria-label={`Mover o orçamento nº ${row.Number}`}
          aria-describedby={attributes['aria-describedby']}
          onKeyDown={onKeyDown as React.KeyboardEventHandler}
        >
          <span aria-hidden="true">⠿</span>
        </button>
      )}
    </li>
  );
}
