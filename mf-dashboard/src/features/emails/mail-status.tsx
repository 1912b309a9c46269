import type { MailStatus } from '@rodovia/shared/contracts/back-office';
import type { Option } from '@rodovia/shared/crud';
import { Tag, type TagLook } from '@rodovia/shared/tag';

const labels: Record<MailStatus, string> = {
  SENT: 'Enviado',
  ERROR: 'Erro ao enviar',
  PENDING: 'Na fila',
  HELD: 'À espera de confirmação',
};
const looks: Record<MailStatus, TagLook> = { SENT: 'completed', ERROR: 'cancelled', PENDING: 'open', HELD: 'open' };

const statuses: readonly MailStatus[] = ['SENT', 'ERROR', 'PENDING', 'HELD'];

const known = (status: string): MailStatus => statuses.find((one) => one === status) ?? 'ERROR';

/** Status of a message: sent, waiting or failed. */
export function MailStatusTag({ status }: { status: string }) {
  const one = known(status);
  return <Tag look={looks[one]}>{labels[one]}</Tag>;
}

/** Statuses as select options. */
export const mailStatusOptions: Option[] = statuses.map((value) => ({ value, label: labels[value] }));
