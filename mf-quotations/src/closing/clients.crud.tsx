import { Button } from '@rodovia/shared/antd';
import type { Person, PersonInput } from '@rodovia/shared/contracts';
import { defineCrud, personForm, search, text } from '@rodovia/shared/crud';
import { runtimeConfig } from '@rodovia/shared/runtime';

const clientType = runtimeConfig.personTypes.client;

/** The clients that a quotation can be for; `edit` of a row chooses it. */
export const clients = defineCrud<Person, PersonInput>({
  resource: 'person',
  path: '',
  labels: { one: 'cliente', article: 'o', many: 'Clientes', create: 'Novo cliente' },
  nameOf: ({ Name }) => Name,
  columns: [text('Name', 'Nome'), text('Email', 'E-mail')],
  filters: [search('Buscar por nome, e-mail ou documento')],
  form: personForm(clientType),
  query: { personType: clientType, isActive: true },
  rowActions: (client, { edit }) => (
    <Button size="small" aria-label={`Selecionar ${client.Name}`} onClick={() => edit(client)}>
      Selecionar
    </Button>
  ),
});
