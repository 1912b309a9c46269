import type { FastifySchemaCompiler } from 'fastify';
import { type TObject, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const INTEGER = /^-?\d{1,15}$/;

/** Text of a URL as the type its schema asks for; what does not read as that type stays text and fails the check. */
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

/** Titles of a schema's properties by their names, those of its parts included. */
export function titlesOf(schema: TSchema): Record<string, string> {
  if (Type.IsArray(schema)) return titlesOf(schema.items);
  if (!Type.IsObject(schema)) return {};
  const own = Object.entries(schema.properties).flatMap(([name, property]) =>
    'title' in property ? [[name, String(property.title)]] : [],
  );
  return Object.assign({}, ...Object.values(schema.properties).map(titlesOf), Object.fromEntries(own));
}

/**
 * Checks requests against their TypeBox schemas. Only path, query and headers are converted, and strictly:
 * `page=1.5` is a mistake and not page 1. A body may be left out where its schema is optional. Failures carry the
 * titles of the schema's properties, by which sentences call them.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema);
  const isOptional = Type.IsOptional(schema);
  const titles = titlesOf(schema);
  return (value: unknown) => {
    // Fastify hands over null for a body that is not there.
    if (value === null && isOptional) return { value };
    const converted = httpPart !== 'body' && Type.IsObject(schema) ? convertFields(schema, value) : value;
    if (check.Check(converted)) return { value: converted };
    return { error: check.Errors(converted).map((failure) => ({ ...failure, params: { ...failure.params, titles } })) };
  };
};
