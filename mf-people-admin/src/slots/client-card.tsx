import type { ClientRelations } from '@rodovia/shared/contracts/people';
import { Section } from '@rodovia/shared/crud';
import type { FillingOf } from '@rodovia/shared/slots';
import { Read, Totals } from '../entities/clients/client-totals';

/** What the client of a quotation has asked for and accepted so far. */
export const ClientCard: FillingOf<'quotation.aside'> = ({ code, client }) =>
  client && (
    <Section title="Histórico do cliente" wide>
      <Read<ClientRelations>
        path={`/person/relations/by-quotation/${code}`}
        failure="Erro ao buscar os totais do cliente."
      >
        {(data) => <Totals code={client} data={data} columns />}
      </Read>
    </Section>
  );
