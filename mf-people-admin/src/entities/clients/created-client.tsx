import type { Person } from '@rodovia/shared/contracts';
import { VisitButton } from '@rodovia/shared/crud';
import { CreatedPerson } from '../../person/created-person';

/** Where the quotation for a client begins. */
export const newQuotationFor = (code: string) => `/admin/orcamentos/novo?cliente=${code}`;

/** What usually follows once a client is there. */
export const CreatedClient = ({ record }: { record: Person }) => (
  <CreatedPerson record={record}>
    <VisitButton to={newQuotationFor(record.Code)}>Novo orçamento para este cliente</VisitButton>
  </CreatedPerson>
);
