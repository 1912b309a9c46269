import { Button } from '../button';
import { Modal } from '../form/form-parts';
import type { CrudDefinition, CrudRow, Outcome } from '../types';
import styles from './selection.module.css';
import { countOf } from './texts';

interface Props<T extends CrudRow> {
  definition: Pick<CrudDefinition<T>, 'labels' | 'nameOf'>;
  outcome: Outcome<T>;
  /** Additional remark about the refused records. */
  note: string;
  onClose: () => void;
}

/** Records that a bulk action could not change, each with the server's reason. */
export function Refusals<T extends CrudRow>({ definition: { labels, nameOf }, outcome, note, onClose }: Props<T>) {
  const { verb, tried, refused } = outcome;
  return (
    <Modal
      open
      centered
      title={`Não foi possível ${verb} ${refused.length} de ${countOf(tried, labels)}`}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.refused}>
        {refused.map(({ row, reason }) => (
          <li key={row.Code}>
            <strong>{nameOf(row)}</strong> {reason}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
