/**
 * Life of a proposal on the wire. DRAFT is for staff alone; of those sent, at most one is SENT, and so in force as long
 * as its validity lasts. Having expired is told by the clock, never stored.
 */
export const PROPOSAL_STATUSES = ['DRAFT', 'SENT', 'REPLACED', 'ACCEPTED', 'REFUSED', 'WITHDRAWN'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

const STATUS_WORDS: Record<ProposalStatus, string> = {
  DRAFT: 'Rascunho',
  SENT: 'Enviada',
  REPLACED: 'Substituída',
  ACCEPTED: 'Aceita',
  REFUSED: 'Recusada',
  WITHDRAWN: 'Retirada',
};

/** A status in words; one in force whose time has run out is 'Vencida'. */
export const proposalWords = (status: ProposalStatus, expired = false) =>
  status === 'SENT' && expired ? 'Vencida' : STATUS_WORDS[status];

/** Why a client refuses. */
export const REFUSAL_REASONS = ['PRICE', 'DEADLINE', 'STOCK', 'BOUGHT_ELSEWHERE', 'OTHER'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export const REFUSAL_WORDS: Record<RefusalReason, string> = {
  PRICE: 'Preço',
  DEADLINE: 'Prazo de entrega',
  STOCK: 'Falta de produto',
  BOUGHT_ELSEWHERE: 'Comprei em outro lugar',
  OTHER: 'Outro motivo',
};

/** Who pays the carriage: included in the prices, the client, or an amount of its own. */
export const FREIGHT_KINDS = ['CIF', 'FOB', 'VALUE'] as const;
export type FreightKind = (typeof FREIGHT_KINDS)[number];

export const FREIGHT_WORDS: Record<FreightKind, string> = {
  CIF: 'Incluso (CIF)',
  FOB: 'Por conta do cliente (FOB)',
  VALUE: 'Valor à parte',
};

/** What a client asks of a proposal that it neither accepts nor refuses. */
export const PROPOSAL_REQUESTS = ['CHANGE', 'RENEWAL'] as const;
export type ProposalRequest = (typeof PROPOSAL_REQUESTS)[number];

/** 0 working days means that the tyre is there. */
export function leadTimeWords(days: number | null): string {
  if (days === null) return 'A combinar';
  if (days === 0) return 'Pronta entrega';
  return days === 1 ? '1 dia útil' : `${days} dias úteis`;
}
