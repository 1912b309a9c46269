import { VisitButton } from '@rodovia/shared/crud';

/** Opens the page for drafting a quotation. */
export const NewQuotationButton = ({ to }: { to: string }) => (
  <VisitButton type="primary" icon="plus" to={to}>
    Novo orçamento
  </VisitButton>
);
