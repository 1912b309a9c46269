import { type Fields, requiredSentence } from '../records/entity';
import { hiddenInLine, isPlainLine } from '../rules/plain-text';
import { isBlank, type Rule } from '../rules/rules';

/** Said where the states of Brazil cannot be read. */
export const STATES_FAILED = 'Erro ao carregar estados.';

/** Fields of an address, in the order of its forms. */
export const addressFields = {
  zipcode: { kind: 'text', wire: 'Zipcode', label: 'CEP', maxLength: 9 },
  longAddress: { kind: 'text', wire: 'LongAddress', label: 'Logradouro', maxLength: 200 },
  number: { kind: 'text', wire: 'Number', label: 'Número', maxLength: 20 },
  complement: { kind: 'text', wire: 'Complement', label: 'Complemento', maxLength: 120, optional: true },
  neighborhood: { kind: 'text', wire: 'Neighborhood', label: 'Bairro', maxLength: 120 },
  stateCode: { kind: 'text', wire: 'StateCode', label: 'Estado', maxLength: 2 },
  cityCode: { kind: 'text', wire: 'CityCode', label: 'Cidade', maxLength: 10, missing: 'Cidade é obrigatória.' },
  reference: { kind: 'text', wire: 'Reference', label: 'Referência', maxLength: 200, optional: true },
} as const satisfies Fields;

/** An address as text fields of a form. */
export type AddressValues = { [K in keyof typeof addressFields]: string };

/** Values of an address form before anything is typed. */
export const emptyAddress: AddressValues = {
  zipcode: '',
  longAddress: '',
  number: '',
  complement: '',
  neighborhood: '',
  stateCode: '',
  cityCode: '',
  reference: '',
};

/** Message for a CEP without an address. */
export const UNKNOWN_CEP = 'CEP não encontrado.';

const isIncomplete = (zipcode: string) => zipcode.replace(/\D/g, '').length !== 8;

const rows = Object.entries<Fields[string]>(addressFields);
const typed = (address: AddressValues, name: string) => address[name as keyof AddressValues];

/** An incomplete CEP counts as missing. */
const requiredRules = rows
  .filter(([, { optional }]) => !optional)
  .map(([name, field]): Rule<AddressValues> => {
    const isMissing = name === 'zipcode' ? isIncomplete : isBlank;
    return [name, requiredSentence(field), (address) => isMissing(typed(address, name))];
  });

/** Rules that refuse hidden characters in every field of an address. */
export const plainAddressRules = rows.map(
  ([name, { label }]): Rule<AddressValues> => [
    name,
    hiddenInLine(label),
    (address) => !isPlainLine(typed(address, name)),
  ],
);

/** Rules of an address: required fields first. */
export const addressRules = [...requiredRules, ...plainAddressRules];
