import type { Person } from '@rodovia/shared/contracts';
import { VisitButton } from '@rodovia/shared/crud';
import { Invite } from '../../person/invite';

/** Where the quotation for a client begins. */
export const newQuotationFor = (code: string) => `/admin/orcamentos/novo?cliente=${code}`;

/** What usually follows once a client is there. */
export function CreatedClient({ record }: { record: Person }) {
  return (
    <>
      <p>
        <strong>{record.Name}</strong> está no cadastro.
      </p>
      <VisitButton to={newQuotationFor(record.Code)}>Novo orçamento para este cliente</VisitButton>
      <Invite person={record} />
    </>
  );
}
