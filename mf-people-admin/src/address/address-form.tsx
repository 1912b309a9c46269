import type { Address, AddressInput, City, State } from '@rodovia/shared/contracts';
import { type FieldDefinition, type FormDefinition, FormFields, optionsFrom } from '@rodovia/shared/crud';
import { maskCep, onlyDigits, required, useCep, useForm, useFormState } from '@rodovia/shared/forms';
import { apiUrl, messages } from '@rodovia/shared/runtime';
import { useEffect, useMemo, useRef } from 'react';

/** An address as it is typed. */
export type AddressForm = Required<Omit<AddressInput, 'personCode' | 'additionalInformation'>>;
type Field = FieldDefinition<AddressForm>;

const empty: AddressForm = {
  zipcode: '',
  longAddress: '',
  number: '',
  complement: '',
  neighborhood: '',
  stateCode: '',
  cityCode: '',
  reference: '',
};

const must = (label: string) => ({ label, validate: required(`${label} é obrigatório.`) });
const named = ({ Code, Name }: State | City) => ({ value: Code, label: Name });
const states = optionsFrom<State>('/city/GetAllStates', named, messages.statesFailed);
const citiesOf = (state: string) => (state ? optionsFrom<City>(apiUrl('/city/GetByState', { state }), named) : []);

const cep: Field = {
  name: 'zipcode',
  label: 'CEP',
  mask: maskCep,
  validate: (value) => (onlyDigits(String(value)).length === 8 ? undefined : 'CEP é obrigatório.'),
};

const place: readonly Field[] = [
  { name: 'longAddress', ...must('Logradouro'), maxLength: 200 },
  { name: 'number', ...must('Número'), maxLength: 20 },
  { name: 'complement', label: 'Complemento (opcional)', maxLength: 120 },
  { name: 'neighborhood', ...must('Bairro'), maxLength: 120 },
  { name: 'stateCode', ...must('Estado'), control: 'choice', options: states },
];

const reference: Field = { name: 'reference', label: 'Referência (opcional)', maxLength: 200 };

/** A city belongs to its state: choosing another state clears it, unless the CEP filled in both. */
function useCityOfState({ stateCode, cityCode }: AddressForm) {
  const form = useForm<AddressForm>();
  const before = useRef({ stateCode, cityCode });
  useEffect(() => {
    const moved = before.current.stateCode && before.current.stateCode !== stateCode;
    if (moved && before.current.cityCode === cityCode) form.change('cityCode', '');
    before.current = { stateCode, cityCode };
  }, [stateCode, cityCode, form]);
}

function Body() {
  const { values } = useFormState<AddressForm>({ subscription: { values: true } });
  const { note } = useCep(values.zipcode ?? '');
  useCityOfState(values);
  const { stateCode } = values;
  const city = useMemo<Field>(
    () => ({
      name: 'cityCode',
      label: 'Cidade',
      control: 'choice',
      options: citiesOf(stateCode),
      validate: required('Cidade é obrigatória.'),
    }),
    [stateCode],
  );
  return <FormFields fields={[{ ...cep, hint: note }, ...place, city, reference]} />;
}

const valuesOf = (address: Address): AddressForm => ({
  zipcode: maskCep(address.Zipcode),
  longAddress: address.LongAddress,
  number: address.Number,
  complement: address.Complement,
  neighborhood: address.Neighborhood,
  stateCode: address.City?.StateCode ?? '',
  cityCode: address.CityCode,
  reference: address.Reference,
});

/** The form of an address; the CEP fills what it can. */
export const addressForm: FormDefinition<Address, AddressForm> = {
  empty,
  fields: [cep, ...place, reference],
  body: Body,
  valuesOf,
  prepare: (values) => ({ ...values, zipcode: onlyDigits(values.zipcode) }),
};
