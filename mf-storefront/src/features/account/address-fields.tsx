import {
  type AddressValues,
  addressFields,
  type City,
  STATES_FAILED,
  type State,
} from '@rodovia/shared/contracts/people';
import { FormAlert, maskCep, SelectField, TextField, useCep, useFormState } from '@rodovia/shared/forms';
import { callPath, messages, useApi } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import styles from './register-dialog.module.css';

const options = (records: readonly (State | City)[] | undefined) =>
  (records ?? []).map(({ Code, Name }) => ({ value: Code, label: Name }));

const choice = (name: keyof AddressValues) => ({
  name,
  label: addressFields[name].label,
  required: !('optional' in addressFields[name]),
});
const field = (name: keyof AddressValues) => ({ ...choice(name), maxLength: addressFields[name].maxLength });

const FOREVER = { staleTime: Number.POSITIVE_INFINITY };

/** Fields of an address. The CEP fills in what it can; all fields can still be edited. */
export function AddressFields() {
  const { values } = useFormState<AddressValues>();
  const { note } = useCep(values.zipcode ?? '');
  const states = useApi<State[]>('/city/GetAllStates', FOREVER);
  const citiesUrl = callPath('/city/GetByState', { state: values.stateCode });
  const cities = useApi<City[]>(citiesUrl, { enabled: Boolean(values.stateCode), ...FOREVER });
  return (
    <>
      <div className={styles.grid}>
        <TextField {...field('zipcode')} mask={maskCep} inputMode="numeric" autoComplete="postal-code" hint={note} />
        <span className={styles.filler} />
        <TextField {...field('longAddress')} autoComplete="address-line1" />
        <TextField {...field('number')} />
        <TextField {...field('neighborhood')} />
        <TextField {...field('complement')} />
        <SelectField {...choice('stateCode')} options={options(states.data)} />
        <SelectField {...choice('cityCode')} options={options(cities.data)} disabled={!cities.data} />
        <TextField {...field('reference')} />
      </div>
      <FormAlert error={states.isError ? STATES_FAILED : undefined}>
        <Button onClick={() => void states.refetch()}>{messages.retry}</Button>
      </FormAlert>
    </>
  );
}
