import { type Static, Type } from 'typebox';
import { activeRecord, Code } from '../records/common';
import { Address, AddressInput } from './address';
import { PERSON_LIMITS } from './person-rules';

/** A kind of person. */
export const PersonType = Type.Object({ Code, Name: Type.String() });
export type PersonType = Static<typeof PersonType>;

/**
 * A person. `EmailConfirmed` says whether mails about quotations are sent to the address. `PhysicalDocument` is the CPF
 * and `LegalDocument` the CNPJ, without punctuation; at most one is set. `CanLogIn` is false for people who were
 * registered by staff and have not accepted an invitation yet.
 */
export const Person = Type.Object({
  ...activeRecord,
  Name: Type.String(),
  Email: Type.String(),
  Phone1: Type.String(),
  Mobile: Type.String(),
  IsPhysical: Type.Union([Type.Literal(1), Type.Literal(0)]),
  IsLegal: Type.Union([Type.Literal(1), Type.Literal(0)]),
  PhysicalDocument: Type.String(),
  LegalDocument: Type.String(),
  PersonTypeCode: Code,
  EmailConfirmed: Type.Optional(Type.Boolean()),
  CanLogIn: Type.Optional(Type.Boolean()),
  PersonType: Type.Optional(PersonType),
  Address: Type.Optional(Type.Array(Address)),
});
export type Person = Static<typeof Person>;

const flag = Type.Union([Type.Boolean(), Type.Literal(1), Type.Literal(0)]);
/** Payload that creates or changes a person. */
export const PersonInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: PERSON_LIMITS.name }),
  email: Type.String({ maxLength: PERSON_LIMITS.email }),
  isPhysical: flag,
  isLegal: flag,
  phone1: Type.Optional(Type.String({ maxLength: PERSON_LIMITS.phone })),
  mobile: Type.String({ minLength: 1, maxLength: PERSON_LIMITS.phone }),
  password: Type.String({ maxLength: 200 }),
  passwordVerify: Type.String({ maxLength: 200 }),
  physicalDocument: Type.Optional(Type.String({ maxLength: 18 })),
  legalDocument: Type.Optional(Type.String({ maxLength: 18 })),
  personTypeCode: Type.Optional(Code),
  address: Type.Optional(Type.Array(AddressInput, { maxItems: 5 })),
});
export type PersonInput = Static<typeof PersonInput>;

/**
 * Payload of `PUT /person`. `document` is the CPF or the CNPJ, depending on `isPhysical`, and may be empty if there is
 * none yet. `email` can only be set by an administrator, and only if there is none.
 */
export const PersonUpdate = Type.Object({
  code: Code,
  name: Type.String({ minLength: 1, maxLength: PERSON_LIMITS.name }),
  phone: Type.Optional(Type.String({ maxLength: PERSON_LIMITS.phone })),
  mobile: Type.String({ minLength: 1, maxLength: PERSON_LIMITS.phone }),
  document: Type.String({ maxLength: 18 }),
  isPhysical: flag,
  email: Type.Optional(Type.String({ maxLength: PERSON_LIMITS.email })),
});
export type PersonUpdate = Static<typeof PersonUpdate>;
