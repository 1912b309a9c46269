import { type TEnum, type TInteger, type TNumber, type TOptional, type TSchema, type TString, Type } from 'typebox';
import { PRICE_LIMIT } from '../catalog/price';
import { activeRecord, Code, Nullable, type TNullable } from './common';
import type { EntityOf, Field, Fields, OptionField, PriceField, WholeField } from './entity';

type WireSchema<F extends Field> = F extends PriceField
  ? TNullable<TNumber>
  : F extends WholeField
    ? TInteger
    : TString;
type WireProperties<F extends Fields> = { -readonly [K in keyof F as F[K]['wire']]: WireSchema<F[K]> };

type Value<F extends Field> = F extends PriceField
  ? TNullable<TNumber>
  : F extends WholeField
    ? TInteger
    : F extends OptionField
      ? TEnum<[...F['values']]>
      : TString;
type Payload<F extends Field> = F extends { optional: true } ? TOptional<Value<F>> : Value<F>;
type PayloadProperties<F extends Fields> = { -readonly [K in keyof F]: Payload<F[K]> };

function wireSchema({ kind }: Field): TSchema {
  if (kind === 'price') return Nullable(Type.Number());
  if (kind === 'whole') return Type.Integer();
  return kind === 'relation' ? Code : Type.String();
}

/** Required texts must not be blank. */
const filled = { minLength: 1, pattern: '\\S' };

/** The title is the name of the field in error messages. */
function valueSchema(field: Field): TSchema {
  const title = field.label;
  if (field.kind === 'price')
    return Type.Union([Type.Number({ minimum: 0, maximum: PRICE_LIMIT }), Type.Null()], { title });
  if (field.kind === 'whole') return Type.Integer({ minimum: field.minimum, maximum: field.maximum, title });
  if (field.kind === 'relation') return Type.String({ format: 'uuid', title });
  if (field.kind === 'option') return Type.Enum([...field.values], { title });
  return Type.String({ title, maxLength: field.maxLength, ...(field.optional ? {} : filled) });
}

const payloadSchema = (field: Field) => (field.optional ? Type.Optional(valueSchema(field)) : valueSchema(field));

/** Returns the schema properties of an entity's records by wire name, without relations. */
export function recordProperties<F extends Fields>({ fields }: EntityOf<F>) {
  const own = Object.values(fields).map((field) => [field.wire, wireSchema(field)]);
  return { ...activeRecord, ...(Object.fromEntries(own) as WireProperties<F>) };
}

/** Returns the schema properties of the payload that creates or updates a record. */
export function inputProperties<F extends Fields>({ fields }: Pick<EntityOf<F>, 'fields'>) {
  const own = Object.entries(fields).map(([name, field]) => [name, payloadSchema(field)]);
  return Object.fromEntries(own) as PayloadProperties<F>;
}
