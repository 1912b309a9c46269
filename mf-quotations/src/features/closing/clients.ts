import type { Person } from '@rodovia/shared/contracts/people';
import { maskPhone } from '@rodovia/shared/contracts/rules';
import { type ListDefinition, search, text } from '@rodovia/shared/crud';
import { runtimeConfig } from '@rodovia/shared/runtime';

/** List of clients for a quotation. */
export const clients: ListDefinition<Person> = {
  resource: 'person',
  labels: { one: 'cliente', article: 'o', many: 'Clientes' },
  nameOf: ({ Name }) => Name,
  columns: [
    text('Name', 'Nome'),
    { ...text<Person>('Email', 'E-mail'), render: ({ Email }) => Email || 'Sem e-mail' },
    { key: 'Mobile', title: 'Celular', width: 150, brief: true, render: ({ Mobile }) => maskPhone(Mobile) },
  ],
  filters: [search('Buscar por nome, e-mail, telefone ou documento')],
  query: { personType: runtimeConfig.personTypes.client, isActive: true },
};
