import type { Address } from '@rodovia/shared/contracts/people';
import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { maskCep } from '@rodovia/shared/contracts/rules';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { useMemo } from 'react';
import type { Names } from './draft/as-proposal';

const KNOWN_MS = 5 * 60_000;

type Term = Names['terms'][number] & { IsActive?: boolean };

const textOf = ({ LongAddress, Number: number, Complement, Neighborhood, City, Zipcode }: Address) =>
  [
    `${LongAddress}, ${number}`,
    Complement,
    Neighborhood,
    City && `${City.Name}/${City.StateCode}`,
    `CEP ${maskCep(Zipcode)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Adds the term that the draft refers to, if it is no longer available. */
const withOwn = (terms: readonly Term[], { PaymentTerm: own }: Proposal) =>
  own?.Code && !terms.some(({ Code }) => Code === own.Code) ? [...terms, own] : terms;

const withPlace = (addresses: Names['addresses'], { Delivery: { AddressCode, Text } }: Proposal) =>
  AddressCode && !addresses.some(({ code }) => code === AddressCode)
    ? [...addresses, { code: AddressCode, text: Text }]
    : addresses;

/** Reads payment terms and the client's addresses, and whether one of the reads failed. */
export function useNames(proposal: Proposal, personCode: string | undefined): Names & { failed: boolean } {
  const terms = useApi<Term[]>('/payment-term', { staleTime: KNOWN_MS });
  const path = callPath('/address', { personCode });
  const addresses = useApi<Address[]>(path, { staleTime: KNOWN_MS, enabled: personCode !== undefined });
  return useMemo(() => {
    const places = (addresses.data ?? []).map((address) => ({ code: address.Code, text: textOf(address) }));
    return {
      terms: withOwn(
        (terms.data ?? []).filter(({ IsActive }) => IsActive !== false),
        proposal,
      ),
      addresses: withPlace(places, proposal),
      failed: terms.isError || addresses.isError,
    };
  }, [terms.data, terms.isError, addresses.data, addresses.isError, proposal]);
}
