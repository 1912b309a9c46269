import { type Static, Type } from 'typebox';
import { addressFields } from './address-rules';
import { activeRecord, Code, Instant, Nullable } from './common';
import { inputProperties } from './entity-schema';
import { PERSON_LIMITS } from './person-rules';

export const State = Type.Object({ Code: Type.String(), Name: Type.String() });
export type State = Static<typeof State>;

/** A municipality. `Code` is its IBGE number as text; `StateCode` the two letters of its state. */
export const City = Type.Object({ Code: Type.String(), Name: Type.String(), StateCode: Type.String() });
export type City = Static<typeof City>;

/** What a CEP tells: empty strings where only state or city are known. */
export const CepAnswer = Type.Object({
  Zipcode: Type.String(),
  LongAddress: Type.String(),
  Neighborhood: Type.String(),
  CityCode: Type.String(),
  CityName: Type.String(),
  StateCode: Type.String(),
});
export type CepAnswer = Static<typeof CepAnswer>;

/** `Zipcode` is the CEP, digits only. */
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
});
export type Address = Static<typeof Address>;
export const AddressInput = Type.Object({
  ...inputProperties({ fields: addressFields }),
  zipcode: Type.String({ title: addressFields.zipcode.label, pattern: '^\\d{5}-?\\d{3}$' }),
  stateCode: Type.Optional(Type.String({ maxLength: 2 })),
  additionalInformation: Type.Optional(Type.String({ maxLength: 200 })),
  personCode: Type.Optional(Code),
});
export type AddressInput = Static<typeof AddressInput>;

export const PersonType = Type.Object({ Code, Name: Type.String() });
export type PersonType = Static<typeof PersonType>;

/** `PhysicalDocument` is the CPF and `LegalDocument` the CNPJ, without punctuation; exactly one is set. */
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
  PersonType: Type.Optional(PersonType),
  Address: Type.Optional(Type.Array(Address)),
});
export type Person = Static<typeof Person>;

const flag = Type.Union([Type.Boolean(), Type.Literal(1), Type.Literal(0)]);
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

/** `PUT /person`: personal data; `document` is the CPF or the CNPJ according to `isPhysical`. */
export const PersonUpdate = Type.Object({
  code: Code,
  name: Type.String({ minLength: 1, maxLength: PERSON_LIMITS.name }),
  phone: Type.Optional(Type.String({ maxLength: PERSON_LIMITS.phone })),
  mobile: Type.String({ minLength: 1, maxLength: PERSON_LIMITS.phone }),
  document: Type.String({ maxLength: 18 }),
  isPhysical: flag,
});
export type PersonUpdate = Static<typeof PersonUpdate>;

export const LoginInput = Type.Object({ username: Type.String(), password: Type.String() });
export type LoginInput = Static<typeof LoginInput>;
export const LoginAnswer = Type.Object({
  access_token: Type.String(),
  code: Code,
  persontypecode: Code,
  name: Type.String(),
  is_admin: Type.Boolean(),
  is_seller: Type.Boolean(),
  username: Type.String(),
});
export type LoginAnswer = Static<typeof LoginAnswer>;

/** Life of a mail: PENDING until it is sent or given up. */
export const MAIL_STATUSES = ['PENDING', 'SENT', 'ERROR'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** `Body` is HTML and comes with a single message only; `MailMessageStatus` is one of `MAIL_STATUSES`. */
export const MailMessage = Type.Object({
  Code,
  From: Type.String(),
  To: Type.String(),
  Subject: Type.String(),
  Body: Type.Optional(Type.String()),
  MailMessageStatus: Type.String(),
  Created: Instant,
  Person: Type.Optional(Nullable(Type.Object({ Code, Name: Type.String(), Email: Type.String() }))),
});
export type MailMessage = Static<typeof MailMessage>;

/** What a resend brought about. */
export const ResendAnswer = Type.Object({ MailMessageStatus: Type.String() });
export type ResendAnswer = Static<typeof ResendAnswer>;

export const RecoveryRequest = Type.Object({ email: Type.String({ maxLength: PERSON_LIMITS.email }) });
export type RecoveryRequest = Static<typeof RecoveryRequest>;
/** `guid` is the last segment of the link in the recovery mail. */
export const RecoveryInput = Type.Object({
  guid: Type.String({ maxLength: 100 }),
  newPassword: Type.String({ maxLength: 200 }),
  confirmPassword: Type.String({ maxLength: 200 }),
});
export type RecoveryInput = Static<typeof RecoveryInput>;

/** `code` is the IBGE number. */
export const CityInput = Type.Object({
  code: Type.String({ pattern: '^\\d{1,10}$' }),
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  stateCode: Type.String({ pattern: '^[A-Za-z]{2}$' }),
});
export type CityInput = Static<typeof CityInput>;
