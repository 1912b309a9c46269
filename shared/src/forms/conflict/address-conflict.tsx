import type { AddressValues, City } from '@rodovia/shared/contracts';
import { addressFields } from '@rodovia/shared/contracts/address-rules';
import { useApi } from '@rodovia/shared/runtime';
import type { ShownField } from './conflict-panel';

function CityName({ code }: { code: string }) {
  const { data } = useApi<City>(`/city/${code}`, { enabled: code !== '' });
  return data ? `${data.Name} / ${data.StateCode}` : code;
}

const names = Object.keys(addressFields).filter((name) => name !== 'stateCode') as (keyof AddressValues)[];

/** The fields of an address as a conflict shows them: a city goes with its state. */
export const addressConflictFields: readonly ShownField<AddressValues>[] = names.map((name) => ({
  name,
  label: addressFields[name].label,
  ...(name === 'cityCode' && { also: ['stateCode'], show: ({ cityCode }) => <CityName code={cityCode} /> }),
}));
