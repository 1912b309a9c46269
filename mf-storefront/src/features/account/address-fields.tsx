import type { City, State } from '@rodovia/shared/contracts';
import { maskCep, SelectField, TextField, useCep, useFormState } from '@rodovia/shared/forms';
import { apiUrl, messages, useApi } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import styles from './register-dialog.module.css';
import type { AddressValues } from './registration-rules';

const options = (records: readonly (State | City)[] | undefined) =>
  (records ?? []).map(({ Code, Name }) => ({ value: Code, label: Name }));

const FOREVER = { staleTime: Number.POSITIVE_INFINITY };

/** The fields of an address. The CEP fills in what it can; all fields can still be typed. */
export function AddressFields() {
  const { values } = useFormState<AddressValues>();
  const { note } = useCep(values.zipcode ?? '');
  const states = useApi<State[]>('/city/GetAllStates', FOREVER);
  const citiesUrl = apiUrl('/city/GetByState', { state: values.stateCode });
  const cities = useApi<City[]>(citiesUrl, { enabled: Boolean(values.stateCode), ...FOREVER });
  return (
    <>
      <div className={styles.grid}>
        <TextField
          name="zipcode"
          label="CEP"
          mask={maskCep}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          hint={note}
        />
        <span className={styles.filler} />
        <TextField name="longAddress" label="Logradouro" autoComplete="address-line1" maxLength={200} required />
        <TextField name="number" label="Número" maxLength={20} required />
        <TextField name="neighborhood" label="Bairro" maxLength={120} required />
        <TextField name="complement" label="Complemento" maxLength={120} />
        <SelectField name="stateCode" label="Estado" options={options(states.data)} required />
        <SelectField name="cityCode" label="Cidade" options={options(cities.data)} disabled={!cities.data} required />
        <TextField name="reference" label="Referência" maxLength={200} />
      </div>
      {states.isError && (
        <p role="alert" className={styles.error}>
          {messages.statesFailed} <Button onClick={() => void states.refetch()}>{messages.retry}</Button>
        </p>
      )}
    </>
  );
}
