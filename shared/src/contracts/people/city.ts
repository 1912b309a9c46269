import { type Static, Type } from 'typebox';

/** A state of Brazil. */
export const State = Type.Object({ Code: Type.String(), Name: Type.String() });
export type State = Static<typeof State>;

/** A municipality. `Code` is its IBGE number as text; `StateCode` is the abbreviation of its state. */
export const City = Type.Object({ Code: Type.String(), Name: Type.String(), StateCode: Type.String() });
export type City = Static<typeof City>;

/**
 * Address of a CEP. Fields are empty if only the state or city is known. `RangeOnly` is true if no service answered: the
 * state is that of the public range of the CEP, and whether the CEP exists is unknown.
 */
export const CepAnswer = Type.Object({
  Zipcode: Type.String(),
  LongAddress: Type.String(),
  Neighborhood: Type.String(),
  CityCode: Type.String(),
  CityName: Type.String(),
  StateCode: Type.String(),
  RangeOnly: Type.Optional(Type.Literal(true)),
});
export type CepAnswer = Static<typeof CepAnswer>;

/** Payload for looking up a city by its IBGE number (`code`). */
export const CityInput = Type.Object({
  code: Type.String({ pattern: '^\\d{1,10}$' }),
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  stateCode: Type.String({ pattern: '^[A-Za-z]{2}$' }),
});
export type CityInput = Static<typeof CityInput>;
