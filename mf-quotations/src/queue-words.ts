import type { Queue } from '@rodovia/shared/contracts/quotation-statuses';

/** Why quotations ask for attention. */
export const QUEUE_WORDS: Record<Queue, string> = {
  LATE: 'Atrasados',
  TODAY: 'Para hoje',
  UNREAD: 'Mensagens não lidas',
  CHANGE: 'Recusadas ou a alterar',
  EXPIRING: 'Vencendo em dois dias',
  UNASSIGNED: 'Sem vendedor',
  ALONE: 'De vendedor inativo',
};
