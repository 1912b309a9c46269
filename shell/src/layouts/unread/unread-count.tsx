import type { UnreadConversations } from '@rodovia/shared/contracts';
import { MENU_COUNTERS } from '@rodovia/shared/contracts/menu-counters';
import { useApi, useQuotationEvents } from '@rodovia/shared/runtime';
import { conversationWords } from '@rodovia/shared/unread';
import { useCalm } from '@rodovia/shared/when-calm';
import styles from './unread-count.module.css';

const MOST = 99;

/** Follows the quotations in silence, whatever page is open. */
function Following() {
  useQuotationEvents();
  return null;
}

interface Props {
  /** For what the number stands in to be described by: the number itself is no part of a name. */
  id: string;
  className?: string;
}

/** How many conversations hold something that the reader has not read, as it is now. Without an answer there is no number. */
export function UnreadCount({ id, className = '' }: Props) {
  const isCalm = useCalm();
  const { data } = useApi<UnreadConversations>(MENU_COUNTERS['unread-conversations'], { unattended: true });
  const count = data?.Conversations ?? 0;
  return (
    <>
      {isCalm && <Following />}
      {count > 0 && (
        <span
          id={id}
          className={`${styles.count} ${className}`}
          role="img"
          aria-hidden="true"
          aria-label={conversationWords(count)}
          data-count={count > MOST ? `${MOST}+` : count}
        />
      )}
    </>
  );
}
