import { VisitButton } from '@rodovia/shared/crud';

/** Opens the page on which the draft of a quotation is put together. */
export const NewQuotationButton = ({ to }: { to: string }) => (
  <VisitButton type="primary" icon="plus" to={to}>
    Novo orçamento
  </VisitButton>
);
