import type { Person } from '@rodovia/shared/contracts';
import { optionsFrom } from '@rodovia/shared/crud';
import { callPath } from '@rodovia/shared/runtime';

const MOST = 100;

/** People as options of a selector, those of a type or all of them, active or not; more than a list holds are found by name. */
export function personOptions(personType?: string) {
  const pageOf = (term?: string) =>
    callPath('/person/pagged', { personType, quantity: MOST, orderBy: 'Name asc', term });
  return optionsFrom<Person>(pageOf(), ({ Code, Name }) => ({ value: Code, label: Name }), {
    more: { search: pageOf, one: (code) => `/person/${code}` },
  });
}
