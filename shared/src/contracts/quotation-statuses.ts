/** Life of a quotation on the wire: OPEN → IN PROGRESS → COMPLETE, or OPEN → CANCEL. */
export const QUOTATION_STATUSES = ['OPEN', 'IN PROGRESS', 'COMPLETE', 'CANCEL'] as const;
type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

/** What became of a quotation whose service has ended. */
export const QUOTATION_OUTCOMES = ['WON', 'LOST', 'UNANSWERED'] as const;
export type QuotationOutcome = (typeof QUOTATION_OUTCOMES)[number];

/** How a quotation was answered: with a proposal, in or out of time, and to the client's liking. */
export const QUOTATION_ANSWERS = ['PROPOSED', 'IN_TIME', 'LATE', 'ACCEPTED'] as const;
export type QuotationAnswer = (typeof QUOTATION_ANSWERS)[number];

/** What asks for somebody's attention, most pressing first. */
export const QUEUES = ['LATE', 'TODAY', 'UNREAD', 'CHANGE', 'EXPIRING', 'UNASSIGNED', 'ALONE'] as const;
export type Queue = (typeof QUEUES)[number];

/** What lists can be narrowed to: the queues, and of those without a seller the ones that wait for over a day. */
export const QUEUE_FILTERS = [...QUEUES, 'FORGOTTEN'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];

/** Filter of a list by loss reason: those that nobody gave one for. */
export const NO_LOSS_REASON = 'NONE';

const OUTCOME_WORDS: Record<QuotationOutcome, string> = {
  WON: 'Ganho',
  LOST: 'Perdido',
  UNANSWERED: 'Sem resposta do cliente',
};

/** An outcome in words. */
export const outcomeWords = (outcome: QuotationOutcome) => OUTCOME_WORDS[outcome];

const WORDS: Record<QuotationStatus, string> = {
  OPEN: 'Aberto',
  'IN PROGRESS': 'Em atendimento',
  COMPLETE: 'Concluído',
  CANCEL: 'Cancelado',
};

/** A status in words; one that is not known is shown as concluded. */
export const statusWords = (status: string) => WORDS[status as QuotationStatus] ?? WORDS.COMPLETE;
