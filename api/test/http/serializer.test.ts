import { Nullable } from '@rodovia/shared/contracts/records';
import fc, { type Arbitrary } from 'fast-check';
import fastJson from 'fast-json-stringify';
import { type TSchema, Type } from 'typebox';
import { forSerializer } from '../../src/plugins/serializer';

/** A schema with a value of it. */
interface Example {
  schema: TSchema;
  value: unknown;
}

const UNDECLARED = 'InnerNote';
const LITERALS = ['A', 'B', 'C'];
const plain: Arbitrary<Example> = fc.oneof(
  fc.string().map((value) => ({ schema: Type.String(), value })),
  fc.integer().map((value) => ({ schema: Type.Integer(), value })),
  fc.boolean().map((value) => ({ schema: Type.Boolean(), value })),
  fc
    .constantFrom(...LITERALS)
    .map((value) => ({ schema: Type.Union(LITERALS.map((one) => Type.Literal(one))), value })),
  fc.constantFrom(0, 1).map((value) => ({ schema: Type.Union([Type.Literal(1), Type.Literal(0)]), value })),
  // of these every value has to be checked
  fc.constantFrom(0, true).map((value) => ({ schema: Type.Union([Type.Boolean(), Type.Literal(0)]), value })),
  fc.jsonValue({ maxDepth: 1 }).map((value) => ({ schema: Type.Unknown(), value })),
);

const objectOf = (fields: Record<string, Example>, isWhole: boolean): Example => {
  const entries = Object.entries(fields);
  const properties = entries.map(([name, { schema }]) => [name, isWhole ? schema : Type.Optional(schema)]);
  const present = entries.slice(isWhole ? 0 : 1).map(([name, { value }]) => [name, value]);
  present.push([UNDECLARED, 'only for the server']);
  return { schema: Type.Object(Object.fromEntries(properties)), value: Object.fromEntries(present) };
};

const { example } = fc.letrec<{ example: Example }>((tie) => ({
  example: fc.oneof(
    { maxDepth: 4 },
    plain,
    fc.tuple(tie('example'), fc.boolean()).map(([{ schema, value }, isNull]) => ({
      schema: Nullable(schema),
      value: isNull ? null : value,
    })),
    fc.tuple(tie('example'), fc.nat(3)).map(([{ schema, value }, length]) => ({
      schema: Type.Array(schema),
      value: Array.from({ length }, () => value),
    })),
    fc
      .tuple(fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__x'), tie('example')), fc.boolean())
      .map(([fields, isWhole]) => objectOf(fields, isWhole)),
  ),
}));

const written = (schema: unknown, value: unknown) => fastJson(schema as Parameters<typeof fastJson>[0])(value);

test('answers are written as their schema says, whichever form of it writes them, without what it does not name', () => {
  fc.assert(
    fc.property(example, ({ schema, value }) => {
      const answer = written(forSerializer(schema), value);
      expect(answer).toBe(written(schema, value));
      expect(answer).not.toContain(UNDECLARED);
    }),
  );
});

test('what may be null, and what is one of some words, is written without comparing it with each alternative', () => {
  const schema = Type.Object({
    Line: Nullable(Type.Object({ Price: Nullable(Type.Integer()) })),
    Kind: Type.Union([Type.Literal('A'), Type.Literal('B')]),
    Mixed: Type.Union([Type.Boolean(), Type.Literal(1)]),
  });
  const { properties } = forSerializer(schema) as { properties: Record<string, object> };
  expect(properties.Line).toMatchObject({ type: 'object', nullable: true, properties: { Price: { nullable: true } } });
  expect(properties.Kind).toEqual({ type: 'string' });
  expect(properties.Mixed).toHaveProperty('anyOf');
});
