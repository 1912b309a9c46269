import fc, { type Arbitrary } from 'fast-check';

/** The subset of JSON Schema used by the API. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Invalid input: wrong types, hostile texts, extreme numbers. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\0',
    '%',
    '_',
    "'; drop table product; --",
    '\u{1F69B}',
    '\uD800',
    [],
    {},
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
  ),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    'Created desc',
    '2026-02-30',
    '00000000-0000-0000-0000-000000000000',
    'a'.repeat(3000),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
);

function text({ format, pattern, minLength = 0, maxLength = 40 }: Schema): Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (pattern && pattern !== '\\S') return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
}

function valid(schema: Schema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromSchema));
  if (schema.type === 'string') return text(schema);
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 1_000_000) });
  if (schema.type === 'number')
    return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array')
    return fc.array(fromSchema(schema.items ?? {}), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.max(3, schema.minItems ?? 0),
    });
  if (schema.type === 'object') return record(schema);
  return hostile;
}

function record({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema)]));
  return fc.record(fields, { requiredKeys: required });
}

/** Returns values that mostly match a schema and sometimes, anywhere inside, do not. */
export function fromSchema(schema: Schema): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: valid(schema) }, { weight: 1, arbitrary: hostile });
}
