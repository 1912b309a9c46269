import { readPrice, writePrice } from '../../contracts/catalog';
import {
  type Entity,
  type EntityOf,
  type Field,
  type Fields,
  type FormValues,
  hiddenIn,
  readWhole,
  requiredSentence,
  type WholeField,
} from '../../contracts/records';
import { required, type Validator } from '../../contracts/rules';
import type { FieldDefinition, FormDefinition } from '../types';
import { wireValue } from './field-value';
import { entityOptions } from './relation-options';

/** Values of an entity's form. */
export type FormOf<E extends Entity> = FormValues<E['fields']>;

const validPrice =
  (label: string): Validator =>
  (value) =>
    Number.isNaN(readPrice(String(value ?? ''))) ? `${label} inválido.` : undefined;

const validWhole =
  (field: WholeField): Validator =>
  (value) =>
    Number.isNaN(readWhole(field, String(value ?? '')))
      ? `${field.label}: use um número de ${field.minimum} a ${field.maximum}.`
      : undefined;

function validatorOf(field: Field): Validator | undefined {
  if (field.kind === 'price') return validPrice(field.label);
  if (field.kind === 'whole') return validWhole(field);
  const isMissing = field.optional ? undefined : required(requiredSentence(field));
  return (value) => isMissing?.(value) ?? hiddenIn(field, value);
}

/** Returns the properties that only fields of one kind have. */
function controlOf(field: Field): Partial<FieldDefinition<Record<string, string>>> {
  if (field.kind === 'relation')
    return { control: 'choice', options: entityOptions(field.to), creates: field.to.resource };
  if (field.kind === 'option')
    return { control: 'choice', options: field.values.map((value) => ({ value, label: value })) };
  if (field.kind === 'lines') return { control: 'textarea', maxLength: field.maxLength };
  return field.kind === 'text' ? { maxLength: field.maxLength } : {};
}

/** Converts an entity's field to a form field. */
const formField = (name: string, field: Field): FieldDefinition<Record<string, string>> => ({
  name,
  label: field.optional ? `${field.label} (opcional)` : field.label,
  validate: validatorOf(field),
  hint: field.hint,
  ...controlOf(field),
});

const typed = (field: Field, row: object): string => {
  const value = wireValue(row, field.wire);
  return field.kind === 'price' ? writePrice(value as number | null) : String(value ?? '');
};

function payloadValue({ kind }: Field, text: string): unknown {
  if (kind === 'whole') return Number(text);
  return kind === 'price' ? readPrice(text) : text;
}

/** Maps every field of an entity to a value. */
const mapFields = <F extends Fields, V>(fields: F, make: (name: keyof F & string, field: Field) => V) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(name, field)])) as {
    [K in keyof F & string]: V;
  };

/**
 * Returns the form of an entity: fields, limits and messages from its definition. Prices are text until they are
 * submitted.
 */
export function formOf<F extends Fields>({ fields }: EntityOf<F>): FormDefinition<object, FormValues<F>> {
  return {
    empty: mapFields(fields, () => ''),
    fields: Object.entries(fields).map(([name, field]) => formField(name, field)),
    valuesOf: (row) => mapFields(fields, (_name, field) => typed(field, row)),
    prepare: (values) => ({ ...values, ...mapFields(fields, (name, field) => payloadValue(field, values[name])) }),
  };
}
