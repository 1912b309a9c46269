import type { Person } from '@rodovia/shared/contracts/people';
import { optionsFrom } from '@rodovia/shared/crud';
import { callPath } from '@rodovia/shared/runtime';

const MAX_OPTIONS = 100;

/** People as select options, of one type or all, active or not; beyond the first page they are searched by name. */
export function personOptions(personType?: string) {
  const pageOf = (term?: string) =>
    callPath('/person/pagged', { personType, quantity: MAX_OPTIONS, orderBy: 'Name asc', term });
  return optionsFrom<Person>(pageOf(), ({ Code, Name }) => ({ value: Code, label: Name }), {
    more: { search: pageOf, one: (code) => `/person/${code}` },
  });
}
