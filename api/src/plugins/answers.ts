import { type TSchema, Type } from 'typebox';

/** Response schema without content. */
export const NO_CONTENT = { 204: Type.Null({ description: 'Feito; sem conteúdo.' }) };

/** Response schema of content other than JSON: a file, or text. */
export const content = (
  type: string,
  description: string,
  schema: TSchema = Type.String(),
): Record<number, unknown> => ({
  200: { description, content: { [type]: { schema } } },
});

const BINARY = Type.Unsafe<string>({ type: 'string', format: 'binary' });

/** Response schema of a binary file: a picture or document. */
export const file = (type: string, description: string) => content(type, description, BINARY);
