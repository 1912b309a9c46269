import type { QuotationStatus } from '@rodovia/shared/contracts';

const NEXT_STEP: Record<QuotationStatus, string> = {
  OPEN: 'Recebemos o seu orçamento. Um vendedor vai assumi-lo e falar com você.',
  'IN PROGRESS': 'Um vendedor está preparando a sua proposta.',
  COMPLETE: 'Este orçamento foi concluído pelo vendedor.',
  CANCEL: 'Este orçamento foi cancelado.',
};

/** What happens next with a quotation. */
export const nextStep = (status: QuotationStatus) => NEXT_STEP[status];
