import { Link } from '@rodovia/shared/router';
import styles from './log-message.module.css';
import { logParts } from './log-parts';

/** An audit entry with a link to its record; the tooltip shows the codes. */
export function LogMessage({ message }: { message: string }) {
  const { who, action, record, href } = logParts(message);
  return (
    <span title={message}>
      {who && <strong>{who}</strong>} {action}
      {href ? (
        <Link className={styles.link} to={href}>
          {record}
        </Link>
      ) : (
        record
      )}
    </span>
  );
}
