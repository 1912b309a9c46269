import { Link } from '@rodovia/shared/router';
import { callPath } from '@rodovia/shared/runtime';
import { buttonClass } from '@rodovia/shared/ui';
import styles from '../button.module.css';

const HISTORY_PATH = '/admin/configuracoes/historico';

/** Link to the change history of a record; for administrators only. */
export function HistoryLink({ record }: { record: string }) {
  return (
    <Link className={`${buttonClass('plain')} ${styles.dense}`} to={callPath(HISTORY_PATH, { record })}>
      Histórico
    </Link>
  );
}
