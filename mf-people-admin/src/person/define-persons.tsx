import type { Person, PersonInput } from '@rodovia/shared/contracts/people';
import { maskPhone } from '@rodovia/shared/contracts/rules';
import {
  activity,
  type Column,
  created,
  crudRoute,
  dates,
  defineCrud,
  search,
  status,
  text,
} from '@rodovia/shared/crud';
import { personForm } from '@rodovia/shared/people';
import { lazyComponent, type RemoteRoute } from '@rodovia/shared/runtime';
import type { PersonKind } from './person-kind';
import { PersonPage } from './person-page';

const code: Column<Person> = {
  key: 'Code',
  title: 'Código',
  width: 104,
  rank: 1,
  // the first block is enough to distinguish records; the tooltip shows the whole code
  render: ({ Code }) => <span title={Code}>{Code.slice(0, 8)}</span>,
};

/** People without an address are identified by phone. */
const email: Column<Person> = {
  ...text<Person>('Email', 'E-mail', { brief: true }),
  render: ({ Email, Mobile }) => Email || `Sem e-mail · ${maskPhone(Mobile)}`,
};

const CreatedPerson = lazyComponent(() =>
  import(/* webpackChunkName: "invite" */ './created-person').then(({ CreatedPerson }) => CreatedPerson),
);

const listOf = ({
  personType,
  path,
  labels,
  form = personForm(personType),
  exportFile,
  SwitchOffQuestion,
  toolbar,
  Created = CreatedPerson,
}: PersonKind) =>
  defineCrud<Person, PersonInput>({
    resource: 'person',
    path,
    labels: { ...labels, article: 'o' },
    nameOf: ({ Name }) => Name,
    columns: [code, text('Name', 'Nome', { link: true }), email, created(), status()],
    filters: [search('Buscar por nome, e-mail, telefone ou documento'), activity(), ...dates()],
    form,
    query: { personType },
    hrefOf: ({ Code }) => `${path}/${Code}`,
    exportFile,
    SwitchOffQuestion,
    toolbar,
    Created,
  });

/** List and detail of the people of one type. */
export const personRoutes = (kind: PersonKind): RemoteRoute[] => [
  crudRoute(listOf(kind)),
  { path: `${kind.path}/:code`, element: <PersonPage key={kind.path} kind={kind} /> },
];
