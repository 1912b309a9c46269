import { Link } from '@rodovia/shared/router';
import styles from './log-message.module.css';
import { logParts } from './log-parts';

/** A line of the audit trail, with the way to its record; with its codes it stands under the pointer. */
export function LogMessage({ message }: { message: string }) {
  const { who, deed, record, href } = logParts(message);
  return (
    <span title={message}>
      {who && <strong>{who}</strong>} {deed}
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
