import {
  type Address,
  type AddressValues,
  addressFields,
  addressRules,
  type City,
  emptyAddress,
  STATES_FAILED,
  type State,
} from '@rodovia/shared/contracts/people';
import { maskCep, onlyDigits, validatorOf } from '@rodovia/shared/contracts/rules';
import { type FieldDefinition, type FormDefinition, FormFields, optionsFrom } from '@rodovia/shared/crud';
import { addressValuesOf, useCep, useForm, useFormState } from '@rodovia/shared/forms';
import { callPath } from '@rodovia/shared/runtime';
import { useEffect, useMemo, useRef } from 'react';

type Field = FieldDefinition<AddressValues>;

/** Returns a field of an address with its label, limit and rule. */
function field(name: keyof AddressValues): Field {
  const { label, maxLength, ...row } = addressFields[name];
  const optional = 'optional' in row;
  return {
    name,
    label: optional ? `${label} (opcional)` : label,
    maxLength,
    validate: validatorOf(addressRules, name),
  };
}

const named = ({ Code, Name }: State | City) => ({ value: Code, label: Name });
const states = optionsFrom<State>('/city/GetAllStates', named, { failure: STATES_FAILED });
const citiesOf = (state: string) => (state ? optionsFrom<City>(callPath('/city/GetByState', { state }), named) : []);

const cep: Field = { ...field('zipcode'), mask: maskCep };
const place: readonly Field[] = [
  field('longAddress'),
  field('number'),
  field('complement'),
  field('neighborhood'),
  { ...field('stateCode'), control: 'choice', options: states },
];
const reference = field('reference');

/** Clears the city when another state is chosen, unless the CEP filled in both. */
function useCityOfState({ stateCode, cityCode }: AddressValues) {
  const form = useForm<AddressValues>();
  const before = useRef({ stateCode, cityCode });
  useEffect(() => {
    const moved = before.current.stateCode && before.current.stateCode !== stateCode;
    if (moved && before.current.cityCode === cityCode) form.change('cityCode', '');
    before.current = { stateCode, cityCode };
  }, [stateCode, cityCode, form]);
}

function Body() {
  const { values } = useFormState<AddressValues>({ subscription: { values: true } });
  const { note } = useCep(values.zipcode ?? '');
  useCityOfState(values);
  const { stateCode } = values;
  const city = useMemo<Field>(
    () => ({ ...field('cityCode'), control: 'choice', options: citiesOf(stateCode) }),
    [stateCode],
  );
  return <FormFields fields={[{ ...cep, hint: note }, ...place, city, reference]} />;
}

/** Form of an address; the CEP fills in what it can. */
export const addressForm: FormDefinition<Address, AddressValues> = {
  empty: emptyAddress,
  fields: [cep, ...place, reference],
  body: Body,
  valuesOf: addressValuesOf,
  prepare: (values) => ({ ...values, zipcode: onlyDigits(values.zipcode) }),
};
