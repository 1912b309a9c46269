import { formatInstant, serverNow } from '@rodovia/shared/runtime';
import styles from './due-time.module.css';
import { dueWords, urgencyOf } from './due-words';
import { useWordsOfTime } from './use-words-of-time';

/** When an answer is owed, in words that keep up with the clock; the exact instant is its title. */
export function DueTime({ at }: { at: string }) {
  const words = useWordsOfTime((now) => dueWords(at, now));
  return (
    <time dateTime={at} title={formatInstant(at)} className={styles[urgencyOf(at, serverNow())]}>
      {words}
    </time>
  );
}
