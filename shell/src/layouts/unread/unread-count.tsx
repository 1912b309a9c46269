import { MENU_COUNTERS } from '@rodovia/shared/contracts/back-office';
import type { UnreadConversations } from '@rodovia/shared/contracts/quotations';
import { useIsIdle } from '@rodovia/shared/on-idle';
import { useApi, useQuotationEvents } from '@rodovia/shared/runtime';
import { newsWords } from '@rodovia/shared/unread';
import { CountBadge, type CountProps } from './count-badge';

/** Follows the quotations without notifications, on every page. */
function Following() {
  useQuotationEvents();
  return null;
}

/**
 * Number of conversations with unread messages and, for clients, of proposals to decide, kept up to date. Nothing is shown
 * without an answer.
 */
export function UnreadCount(props: CountProps) {
  const isIdle = useIsIdle();
  const { data } = useApi<UnreadConversations>(MENU_COUNTERS['unread-conversations'], { unattended: true });
  const { Conversations = 0, Proposals = 0 } = data ?? {};
  return (
    <>
      {isIdle && <Following />}
      <CountBadge {...props} count={Conversations + Proposals} words={newsWords(Conversations, Proposals)} />
    </>
  );
}
