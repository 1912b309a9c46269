import type { Person } from '@rodovia/shared/contracts';
import { optionsFrom } from '@rodovia/shared/crud';
import { callPath, runtimeConfig } from '@rodovia/shared/runtime';

const url = callPath('/person/GetAllByProfile', { personType: runtimeConfig.personTypes.seller });

/** The sellers as options of a selector, by code. */
export const sellers = optionsFrom<Pick<Person, 'Code' | 'Name'>>(url, ({ Code, Name }) => ({
  value: Code,
  label: Name,
}));
