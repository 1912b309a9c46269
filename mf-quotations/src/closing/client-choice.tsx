import { Button } from '@rodovia/shared/antd';
import type { Person } from '@rodovia/shared/contracts';
import { Facts, FilterBar, ListView, Section, schemaOf, useListState } from '@rodovia/shared/crud';
import { maskPhone } from '@rodovia/shared/forms';
import { clients } from './clients.crud';
import { NewClient } from './new-client';

interface Props {
  client: Person | null;
  onChoose: (client: Person | null) => void;
}

const schema = schemaOf(clients.columns, clients.filters);

function ClientList({ onChoose }: Pick<Props, 'onChoose'>) {
  const list = useListState(schema);
  const tools = { nameOf: clients.nameOf, edit: onChoose, toggle: () => undefined };
  return (
    <>
      <FilterBar filters={clients.filters} values={list.state.filters} onApply={list.filterBy}>
        <NewClient onCreated={onChoose} />
      </FilterBar>
      <ListView definition={clients} list={list} tools={tools} />
    </>
  );
}

/** Who the quotation is for: chosen from the clients, or created on the spot. */
export function ClientChoice({ client, onChoose }: Props) {
  return (
    <Section title="Cliente" wide>
      {client ? (
        <>
          <Facts
            facts={[
              ['Nome', client.Name],
              ['E-mail', client.Email],
              ['Celular', maskPhone(client.Mobile)],
            ]}
          />
          <Button onClick={() => onChoose(null)}>Trocar cliente</Button>
        </>
      ) : (
        <ClientList onChoose={onChoose} />
      )}
    </Section>
  );
}
