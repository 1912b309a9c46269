import { formatInstant, serverNow } from '@rodovia/shared/runtime';
import { dueText, urgencyOf } from './due-text';
import styles from './due-time.module.css';
import { useTimeText } from './use-time-text';

interface Props {
  at: string;
  /** Without the verb, where there is little room. */
  brief?: boolean;
}

/** When an answer is due, in words that are kept up to date; the exact time is the tooltip. */
export function DueTime({ at, brief = false }: Props) {
  const words = useTimeText((now) => (brief ? dueText(at, now).replace(/^responder /, '') : dueText(at, now)));
  return (
    <time dateTime={at} title={formatInstant(at)} className={styles[urgencyOf(at, serverNow())]}>
      {words}
    </time>
  );
}
