import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type JsonSchema = Record<string, unknown>;

const isNull = ({ type }: JsonSchema) => type === 'null';
const typesOf = (parts: JsonSchema[]) => [...new Set(parts.map(({ type }) => type))];

/** Returns the one schema that stands for alternatives; null if a value has to be compared with each. */
function oneOf(parts: JsonSchema[]): JsonSchema | null {
  if (parts.length === 1) return parts[0] ?? null;
  const [type, ...others] = typesOf(parts);
  return type && others.length === 0 && parts.every((part) => 'const' in part) ? { type } : null;
}

/**
 * Returns a value or null as a nullable value, and literals as their type: to tell alternatives apart, the serializer
 * compiles each and checks every value against it.
 */
function withoutAlternatives(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  const parts = anyOf as JsonSchema[];
  const values = parts.filter((part) => !isNull(part));
  const one = oneOf(values);
  if (!one || 'anyOf' in one) return schema;
  // a schema without a type is for any value, null too
  const nullable = values.length < parts.length && 'type' in one ? { nullable: true } : {};
  return { ...rest, ...one, ...nullable };
}

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Returns a schema of an answer in the form that is fastest to serialize; what it writes is the same. */
export function forSerializer(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forSerializer);
  if (!isObject(schema)) return schema;
  const fast = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, forSerializer(value)]));
  return Array.isArray(fast.anyOf) ? withoutAlternatives(fast) : fast;
}

/** Compiles the function that writes answers of a schema. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema }) =>
  fastJson(forSerializer(schema) as Parameters<typeof fastJson>[0]);
