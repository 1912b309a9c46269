import type { Person } from '@rodovia/shared/contracts/people';
import { VisitButton } from '@rodovia/shared/crud';
import { CreatedPerson } from '../../person/created-person';

/** Address at which a quotation for a client is started. */
export const newQuotationFor = (code: string) => `/admin/orcamentos/novo?cliente=${code}`;

/** Next steps after creating a client. */
export const CreatedClient = ({ record }: { record: Person }) => (
  <CreatedPerson record={record}>
    <VisitButton to={newQuotationFor(record.Code)}>Novo orçamento para este cliente</VisitButton>
  </CreatedPerson>
);
