import type { Person } from '@rodovia/shared/contracts';
import { type ListDefinition, search, text } from '@rodovia/shared/crud';
import { runtimeConfig } from '@rodovia/shared/runtime';

/** The clients that a quotation can be for. */
export const clients: ListDefinition<Person> = {
  resource: 'person',
  labels: { one: 'cliente', article: 'o', many: 'Clientes' },
  nameOf: ({ Name }) => Name,
  columns: [text('Name', 'Nome'), text('Email', 'E-mail')],
  filters: [search('Buscar por nome, e-mail, telefone ou documento')],
  query: { personType: runtimeConfig.personTypes.client, isActive: true },
};
