/** Life of a quotation on the wire: OPEN → IN PROGRESS → COMPLETE, or OPEN → CANCEL. */
export const QUOTATION_STATUSES = ['OPEN', 'IN PROGRESS', 'COMPLETE', 'CANCEL'] as const;
type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

const WORDS: Record<QuotationStatus, string> = {
  OPEN: 'Aberto',
  'IN PROGRESS': 'Em atendimento',
  COMPLETE: 'Concluído',
  CANCEL: 'Cancelado',
};

/** A status in words; one that is not known is shown as concluded. */
export const statusWords = (status: string) => WORDS[status as QuotationStatus] ?? WORDS.COMPLETE;
