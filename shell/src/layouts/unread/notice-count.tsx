import { type NoticeCount as Count, MENU_COUNTERS } from '@rodovia/shared/contracts/back-office';
import { useApi } from '@rodovia/shared/runtime';
import { CountBadge, type CountProps } from './count-badge';

/** Number of unseen notices and of reminders that are due. Nothing is shown without an answer. */
export function NoticeCount(props: CountProps) {
  const { data } = useApi<Count>(MENU_COUNTERS['unseen-notices'], { unattended: true });
  const { Unseen = 0, Reminders = 0 } = data ?? {};
  const count = Unseen + Reminders;
  return <CountBadge {...props} count={count} words={count === 1 ? '1 aviso por ver' : `${count} avisos por ver`} />;
}
