/** Status of a quotation: OPEN → IN PROGRESS → COMPLETE, or OPEN → CANCEL. */
export const QUOTATION_STATUSES = ['OPEN', 'IN PROGRESS', 'COMPLETE', 'CANCEL'] as const;
type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

/** Outcome of a completed quotation. */
export const QUOTATION_OUTCOMES = ['WON', 'LOST', 'UNANSWERED'] as const;
export type QuotationOutcome = (typeof QUOTATION_OUTCOMES)[number];

/**
 * How a quotation was answered: whether a proposal was sent, whether it was sent in time, and whether the client
 * accepted it.
 */
export const QUOTATION_ANSWERS = ['PROPOSED', 'IN_TIME', 'LATE', 'ACCEPTED'] as const;
export type QuotationAnswer = (typeof QUOTATION_ANSWERS)[number];

/**
 * Stages of the board: waiting for service, without a sent proposal, with one, refused, accepted, and finished within
 * `BOARD_DAYS`.
 */
export const BOARD_STAGES = ['OPEN', 'PREPARING', 'PROPOSED', 'REFUSED', 'ACCEPTED', 'ENDED'] as const;
export type BoardStage = (typeof BOARD_STAGES)[number];

/** Number of days during which finished quotations stay on the board. */
export const BOARD_DAYS = 30;
/** Number of days whose finished quotations the forecast is derived from. */
export const FORECAST_DAYS = 90;
/** Minimum number of such quotations. */
export const FORECAST_LEAST = 5;

/** Queues of quotations that need attention, most urgent first. */
export const QUEUES = [
  'LATE',
  'TODAY',
  'ACCEPTED',
  'AWAITING',
  'CHANGE',
  'REMINDER',
  'EXPIRING',
  'SILENT',
  'UNREACHED',
  'UNASSIGNED',
  'ALONE',
] as const;
export type Queue = (typeof QUEUES)[number];

/** Filters of quotation lists: the queues, unread messages, and quotations without a seller for more than a day. */
export const QUEUE_FILTERS = [...QUEUES, 'UNREAD', 'FORGOTTEN'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];

/** Value of a filter by seller, brand or loss reason that selects quotations without one. */
export const WITHOUT = 'NONE';

const OUTCOME_WORDS: Record<QuotationOutcome, string> = {
  WON: 'Ganho',
  LOST: 'Perdido',
  UNANSWERED: 'Sem resposta do cliente',
};

/** Returns the pt-BR name of an outcome. */
export const outcomeWords = (outcome: QuotationOutcome) => OUTCOME_WORDS[outcome];

const WORDS: Record<QuotationStatus, string> = {
  OPEN: 'Aberto',
  'IN PROGRESS': 'Em atendimento',
  COMPLETE: 'Concluído',
  CANCEL: 'Cancelado',
};

/** Returns the pt-BR name of a status; an unknown one is shown as concluded. */
export const statusWords = (status: string) => WORDS[status as QuotationStatus] ?? WORDS.COMPLETE;
