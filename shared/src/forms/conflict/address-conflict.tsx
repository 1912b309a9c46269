import { useApi } from '@rodovia/shared/runtime';
import type { Address, AddressValues, City } from '../../contracts/people';
import { addressFields } from '../../contracts/people';
import { maskCep } from '../../contracts/rules';
import type { ShownField } from './conflict-panel';

function CityName({ code }: { code: string }) {
  const { data } = useApi<City>(`/city/${code}`, { enabled: code !== '' });
  return data ? `${data.Name} / ${data.StateCode}` : code;
}

const names = Object.keys(addressFields).filter((name) => name !== 'stateCode') as (keyof AddressValues)[];

/** Fields of an address for the conflict panel. City and state are chosen together. */
export const addressConflictFields: readonly ShownField<AddressValues>[] = names.map((name) => ({
  name,
  label: addressFields[name].label,
  ...(name === 'cityCode' && { also: ['stateCode'], show: ({ cityCode }) => <CityName code={cityCode} /> }),
}));

/** Returns an address as its form shows it. */
export const addressValuesOf = (address: Address): AddressValues => ({
  zipcode: maskCep(address.Zipcode),
  longAddress: address.LongAddress,
  number: address.Number,
  complement: address.Complement,
  neighborhood: address.Neighborhood,
  stateCode: address.City?.StateCode ?? '',
  cityCode: address.CityCode,
  reference: address.Reference,
});
