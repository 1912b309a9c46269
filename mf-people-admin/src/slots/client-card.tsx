import type { ClientRelations } from '@rodovia/shared/contracts/people';
import { Section } from '@rodovia/shared/crud';
import type { FillingOf } from '@rodovia/shared/slots';
import { Read, Totals } from '../entities/clients/client-totals';

/** What the client of a quotation has asked for and accepted so far. */
export const ClientCard: FillingOf<'quotation.aside'> = ({ client }) =>
  client && (
    <Section title="Histórico do cliente" wide>
      <Read<ClientRelations> path={`/person/${client}/relations`} failure="Erro ao buscar os totais do cliente.">
        {(data) => <Totals code={client} data={data} columns />}
      </Read>
    </Section>
  );
