import type { QueueFilter } from '@rodovia/shared/contracts/quotation-statuses';

/** Why quotations ask for attention. */
export const QUEUE_WORDS: Record<QueueFilter, string> = {
  LATE: 'Atrasados',
  TODAY: 'Para hoje',
  UNREAD: 'Mensagens não lidas',
  CHANGE: 'Recusadas ou a alterar',
  EXPIRING: 'Vencendo em dois dias',
  UNASSIGNED: 'Sem vendedor',
  FORGOTTEN: 'Sem vendedor há mais de 24 horas',
  ALONE: 'De vendedor inativo',
};
