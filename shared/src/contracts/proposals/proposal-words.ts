/**
 * Status of a proposal. Only staff see drafts. At most one version is SENT; it is in force until it expires. Expiry is
 * computed from the clock and never stored.
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

/**
 * Returns the pt-BR name of a status. A version in force is 'Encerrada' once the service has ended, or else 'Vencida'
 * once it has expired.
 */
export function proposalWords(status: ProposalStatus, isExpired = false, isClosed = false): string {
  if (status !== 'SENT') return STATUS_WORDS[status];
  if (isClosed) return 'Encerrada';
  return isExpired ? 'Vencida' : STATUS_WORDS.SENT;
}

/** Reasons for a client to refuse a proposal. */
export const REFUSAL_REASONS = ['PRICE', 'DEADLINE', 'STOCK', 'BOUGHT_ELSEWHERE', 'OTHER'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Texts of the reasons for refusing a proposal. */
export const REFUSAL_WORDS: Record<RefusalReason, string> = {
  PRICE: 'Preço',
  DEADLINE: 'Prazo de entrega',
  STOCK: 'Falta de produto',
  BOUGHT_ELSEWHERE: 'Comprei em outro lugar',
  OTHER: 'Outro motivo',
};

/** Who pays the freight: included in the prices (CIF), the client (FOB), or a separate amount (VALUE). */
export const FREIGHT_KINDS = ['CIF', 'FOB', 'VALUE'] as const;
export type FreightKind = (typeof FREIGHT_KINDS)[number];

/** Texts of the kinds of freight. */
export const FREIGHT_WORDS: Record<FreightKind, string> = {
  CIF: 'Incluso (CIF)',
  FOB: 'Por conta do cliente (FOB)',
  VALUE: 'Valor à parte',
};

/** What a client can request instead of accepting or refusing. */
export const PROPOSAL_REQUESTS = ['CHANGE', 'RENEWAL'] as const;
export type ProposalRequest = (typeof PROPOSAL_REQUESTS)[number];

/** What tells whether a line has an answer. */
interface Answer {
  Written: object | null;
  ProductCode: string | null;
  Declined: boolean;
}

/** Returns whether a line answers what the customer wrote neither with a product nor by declining. */
export const isPending = ({ Written, ProductCode, Declined }: Answer) =>
  Written !== null && ProductCode === null && !Declined;

/** Formats a lead time in working days; 0 means in stock. */
export function leadTimeWords(days: number | null): string {
  if (days === null) return 'A combinar';
  if (days === 0) return 'Pronta entrega';
  return days === 1 ? '1 dia útil' : `${days} dias úteis`;
}
