import { brokenRules } from '../rules/rules';
import { type AddressValues, addressFields, addressRules, emptyAddress } from './address-rules';

const address: AddressValues = {
  ...emptyAddress,
  zipcode: '01310-100',
  longAddress: 'Avenida Paulista',
  number: '1000',
  neighborhood: 'Bela Vista',
  stateCode: 'SP',
  cityCode: '3550308',
};

test('[VA-02] complement and reference may stay empty, all else is asked for in the order of the form', () => {
  expect(brokenRules(addressRules, address)).toEqual({});
  expect(brokenRules(addressRules, emptyAddress)).toEqual({
    zipcode: 'CEP é obrigatório.',
    longAddress: 'Logradouro é obrigatório.',
    number: 'Número é obrigatório.',
    neighborhood: 'Bairro é obrigatório.',
    stateCode: 'Estado é obrigatório.',
    cityCode: 'Cidade é obrigatória.',
  });
});

test.each(['0131010', '013101000', '     ', '01310-10a'])('[VA-02] the CEP %p is none', (zipcode) => {
  expect(brokenRules(addressRules, { ...address, zipcode })).toEqual({ zipcode: 'CEP é obrigatório.' });
});

test.each(Object.keys(addressFields) as (keyof AddressValues)[])('nothing is hidden in %s', (name) => {
  const { label } = addressFields[name];
  const hidden = { ...address, [name]: `${address[name]}\u202e` };
  expect(brokenRules(addressRules, hidden)).toEqual({
    [name]: `${label}: não use quebras de linha nem caracteres invisíveis.`,
  });
});
