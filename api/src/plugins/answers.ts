import { type TSchema, Type } from 'typebox';

/** Response schema of what is done without an answer. */
export const NO_CONTENT = { 204: Type.Null({ description: 'Feito; sem conteúdo.' }) };

/** Response schema of what is no JSON: a file, or a text of one type. */
export const content = (
  type: string,
  description: string,
  schema: TSchema = Type.String(),
): Record<number, unknown> => ({
  200: { description, content: { [type]: { schema } } },
});

const BINARY = Type.Unsafe<string>({ type: 'string', format: 'binary' });

/** Response schema of a file that is no text: a picture, a document. */
export const file = (type: string, description: string) => content(type, description, BINARY);
