import { MENU_COUNTERS } from '@rodovia/shared/contracts/back-office';
import type { UnreadConversations } from '@rodovia/shared/contracts/quotations';
import { useIsIdle } from '@rodovia/shared/on-idle';
import { useApi, useQuotationEvents } from '@rodovia/shared/runtime';
import { newsWords } from '@rodovia/shared/unread';
import styles from './unread-count.module.css';

const MAX_SHOWN = 99;

/** Follows the quotations without notifications, on every page. */
function Following() {
  useQuotationEvents();
  return null;
}

interface Props {
  /** Id for `aria-describedby`, because the number is not part of the element's name. */
  id: string;
  className?: string;
}

/**
 * Number of conversations with unread messages and, for clients, of proposals to decide, kept up to date. Nothing is shown
 * without an answer.
 */
export function UnreadCount({ id, className = '' }: Props) {
  const isIdle = useIsIdle();
  const { data } = useApi<UnreadConversations>(MENU_COUNTERS['unread-conversations'], { unattended: true });
  const { Conversations = 0, Proposals = 0 } = data ?? {};
  const count = Conversations + Proposals;
  return (
    <>
      {isIdle && <Following />}
      {count > 0 && (
        <span
          id={id}
          className={`${styles.count} ${className}`}
          role="img"
          aria-hidden="true"
          aria-label={newsWords(Conversations, Proposals)}
          data-count={count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        />
      )}
    </>
  );
}
