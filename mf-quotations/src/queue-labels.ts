import type { QueueFilter } from '@rodovia/shared/contracts/quotations';

/** Reasons why quotations need attention. */
export const QUEUE_LABELS: Record<QueueFilter, string> = {
  LATE: 'Atrasados',
  TODAY: 'Para hoje',
  UNREAD: 'Mensagens não lidas',
  CHANGE: 'Recusadas ou a alterar',
  EXPIRING: 'Vencendo em dois dias',
  UNASSIGNED: 'Sem vendedor',
  FORGOTTEN: 'Sem vendedor há mais de 24 horas',
  ALONE: 'De vendedor inativo',
};
