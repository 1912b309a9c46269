import type { Person } from '@rodovia/shared/contracts/people';
import { WITHOUT } from '@rodovia/shared/contracts/quotations';
import { optionsFrom } from '@rodovia/shared/crud';
import { callPath, runtimeConfig } from '@rodovia/shared/runtime';

type Seller = Pick<Person, 'Code' | 'Name' | 'IsActive'>;

const personType = runtimeConfig.personTypes.seller;
const optionOf = ({ Code, Name, IsActive }: Seller) => ({ value: Code, label: IsActive ? Name : `${Name} (inativo)` });

const pageOf = (term?: string) =>
  callPath('/person/pagged', { personType, quantity: 100, orderBy: 'Name asc', ...(term && { term }) });

/** Includes deactivated sellers, because their quotations can still be found, and quotations without a seller. */
export const everySeller = optionsFrom<Seller>(pageOf(), optionOf, {
  besides: [{ value: WITHOUT, label: 'Sem vendedor' }],
  more: { search: pageOf, one: (code) => `/person/${code}` },
});
