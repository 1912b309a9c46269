import type { FastifySchemaCompiler } from 'fastify';
import { type TObject, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Check } from 'typebox/value';

const INTEGER = /^-?\d{1,15}$/;

/** Converts text of a URL to the type of its schema; other text fails the validation. */
function fromText(schema: TSchema, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (Type.IsInteger(schema) && INTEGER.test(value)) return Number(value);
  if (Type.IsBoolean(schema) && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

function convertFields({ properties }: TObject, fields: unknown): unknown {
  const entries = Object.entries(fields ?? {}).map(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, schema ? fromText(schema, value) : value];
  });
  return Object.fromEntries(entries);
}

const isCode = (schema: TSchema) => Type.IsString(schema) && 'format' in schema && schema.format === 'uuid';

/** Returns the alternatives of a schema that a value may match. */
function partsOf(schema: TSchema): TSchema[] {
  if (Type.IsUnion(schema)) return schema.anyOf;
  if (Type.IsArray(schema)) return [schema.items];
  return Type.IsObject(schema) ? Object.values(schema.properties) : [];
}

const hasCodes = (schema: TSchema): boolean => isCode(schema) || partsOf(schema).some(hasCodes);

function fieldsWithOneSpelling({ properties }: TObject, fields: object): object {
  const entries = Object.entries(fields).map(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, schema ? withOneSpelling(schema, value) : value];
  });
  return Object.fromEntries(entries);
}

/** Lower-cases all codes of a validated value like the database, so that they can be compared. */
function withOneSpelling(schema: TSchema, value: unknown): unknown {
  if (!hasCodes(schema)) return value;
  if (Type.IsUnion(schema)) {
    const fitting = schema.anyOf.find((part) => Check(part, value));
    return fitting ? withOneSpelling(fitting, value) : value;
  }
  if (Type.IsArray(schema) && Array.isArray(value)) return value.map((item) => withOneSpelling(schema.items, item));
  if (Type.IsObject(schema) && typeof value === 'object' && value) return fieldsWithOneSpelling(schema, value);
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** Returns the titles of a schema's properties, including those of its parts. */
export function titlesOf(schema: TSchema): Record<string, string> {
  if (Type.IsArray(schema)) return titlesOf(schema.items);
  if (!Type.IsObject(schema)) return {};
  const own = Object.entries(schema.properties).flatMap(([name, property]) =>
    'title' in property ? [[name, String(property.title)]] : [],
  );
  return Object.assign({}, ...Object.values(schema.properties).map(titlesOf), Object.fromEntries(own));
}

/**
 * Validates requests against their TypeBox schemas. Only path, query and headers are converted, strictly: `page=1.5` is
 * an error. Optional bodies may be omitted. Codes are lower-cased. Errors contain the titles of properties for
 * messages.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema);
  const isOptional = Type.IsOptional(schema);
  const titles = titlesOf(schema);
  const spelled = hasCodes(schema) ? (value: unknown) => withOneSpelling(schema, value) : (value: unknown) => value;
  return (value: unknown) => {
    // Fastify passes null for a missing body
    if (value === null && isOptional) return { value };
    const converted = httpPart !== 'body' && Type.IsObject(schema) ? convertFields(schema, value) : value;
    if (check.Check(converted)) return { value: spelled(converted) };
    return { error: check.Errors(converted).map((failure) => ({ ...failure, params: { ...failure.params, titles } })) };
  };
};
