import type { QueueFilter } from '@rodovia/shared/contracts/quotations';

/** Reasons why quotations need attention. */
export const QUEUE_LABELS: Record<QueueFilter, string> = {
  LATE: 'Atrasados',
  TODAY: 'Para hoje',
  ACCEPTED: 'Aceitas, a concluir',
  AWAITING: 'Aguardando resposta',
  UNREAD: 'Mensagens não lidas',
  CHANGE: 'Recusadas ou a alterar',
  REMINDER: 'Lembretes',
  EXPIRING: 'Vencendo em dois dias',
  SILENT: 'Sem retorno do cliente',
  UNREACHED: 'Cliente não avisado',
  UNASSIGNED: 'Sem vendedor',
  FORGOTTEN: 'Sem vendedor há mais de 24 horas',
  ALONE: 'De vendedor inativo',
};
