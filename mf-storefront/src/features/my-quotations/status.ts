import type { QuotationStatus } from '@rodovia/shared/contracts';

/** A status in words for clients; an unknown status is shown as concluded. */
export function statusText(status: QuotationStatus): string {
  if (status === 'OPEN') return 'Aberto';
  if (status === 'IN PROGRESS') return 'Em atendimento';
  return status === 'CANCEL' ? 'Cancelado' : 'Concluído';
}

const NEXT_STEP: Record<QuotationStatus, string> = {
  OPEN: 'Recebemos o seu orçamento. Um vendedor vai assumi-lo e falar com você.',
  'IN PROGRESS': 'Um vendedor está preparando a sua proposta.',
  COMPLETE: 'Este orçamento foi concluído pelo vendedor.',
  CANCEL: 'Este orçamento foi cancelado.',
};

/** What happens next with a quotation. */
export const nextStep = (status: QuotationStatus) => NEXT_STEP[status];
