import { type Static, Type } from 'typebox';
import { Code, version } from '../records/common';
import { inputProperties } from '../records/entity-schema';
import { addressFields } from './address-rules';
import { City } from './city';

/** An address of a person. `Zipcode` is the CEP, digits only. */
export const Address = Type.Object({
  Code,
  PersonCode: Code,
  LongAddress: Type.String(),
  Number: Type.String(),
  Complement: Type.String(),
  Neighborhood: Type.String(),
  Zipcode: Type.String(),
  CityCode: Type.String(),
  Reference: Type.String(),
  City: Type.Optional(City),
  ...version,
});
export type Address = Static<typeof Address>;
/** Payload that creates or changes an address. */
export const AddressInput = Type.Object({
  ...inputProperties({ fields: addressFields }),
  zipcode: Type.String({ title: addressFields.zipcode.label, pattern: '^\\d{5}-?\\d{3}$' }),
  stateCode: Type.Optional(Type.String({ maxLength: 2 })),
  additionalInformation: Type.Optional(Type.String({ maxLength: 200 })),
  personCode: Type.Optional(Code),
});
export type AddressInput = Static<typeof AddressInput>;
