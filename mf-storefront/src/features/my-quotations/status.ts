import type { QuotationStatus, ShoppingCart } from '@rodovia/shared/contracts';

const NEXT_STEP: Record<QuotationStatus, string> = {
  OPEN: 'Recebemos o seu orçamento. Um vendedor vai assumi-lo e falar com você.',
  'IN PROGRESS': 'O vendedor está preparando a proposta. Ela aparece aqui assim que for enviada.',
  COMPLETE: 'Este orçamento foi concluído pelo vendedor.',
  CANCEL: 'Este orçamento foi cancelado.',
};

/** What happens next with a quotation; where there is a proposal to answer, that says it instead. */
export const nextStep = ({ Status, ProposalStatus }: Pick<ShoppingCart, 'Status' | 'ProposalStatus'>) =>
  Status === 'IN PROGRESS' && ProposalStatus ? null : NEXT_STEP[Status];
