import type { MailStatus } from '@rodovia/shared/contracts';
import type { Option } from '@rodovia/shared/crud';
import styles from './mail-status.module.css';

const labels: Record<MailStatus, string> = {
  SENT: 'Enviado',
  ERROR: 'Erro ao enviar',
  PENDING: 'Na fila',
  HELD: 'À espera de confirmação',
};
const looks: Record<MailStatus, string | undefined> = {
  SENT: styles.sent,
  ERROR: styles.failed,
  PENDING: styles.waiting,
  HELD: styles.waiting,
};

const statuses: readonly MailStatus[] = ['SENT', 'ERROR', 'PENDING', 'HELD'];

const known = (status: string): MailStatus => statuses.find((one) => one === status) ?? 'ERROR';

/** Status of a message: sent, waiting or failed. */
export function MailStatusTag({ status }: { status: string }) {
  const one = known(status);
  return <span className={`${styles.tag} ${looks[one]}`}>{labels[one]}</span>;
}

/** The states of a message as options of a selector. */
export const mailStatusOptions: Option[] = statuses.map((value) => ({ value, label: labels[value] }));
