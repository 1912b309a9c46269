import { requiredSentence } from '@rodovia/shared/contracts/records';
import type { FastifySchemaValidationError } from 'fastify';
import type { FieldErrors } from '../base/http-error';

/** pt-BR names of payload fields whose schema has no title. */
const LABELS: Record<string, string> = {
  name: 'Nome',
  quantity: 'Quantidade',
  shoppingCartItem: 'Itens',
  username: 'E-mail',
  password: 'Senha',
};

/** pt-BR names of the parts of a request, for errors that concern no field. */
const PARTS: Record<string, string> = {
  body: 'Corpo da requisição',
  querystring: 'Consulta',
  params: 'Endereço',
  headers: 'Cabeçalhos',
};

function parameter(error: FastifySchemaValidationError, name: string): string {
  return String((error.params as Record<string, unknown>)[name]);
}

const names = (error: FastifySchemaValidationError, list: string) =>
  (error.params as Record<string, unknown>)[list] as string[];

/** Converts `/shoppingCartItem/0/quantity` to `shoppingCartItem.0.quantity`; keys of an object are appended. */
function fieldPaths(error: FastifySchemaValidationError): string[] {
  const path = error.instancePath.split('/').filter(Boolean);
  const under = (keys: string[]) => keys.map((key) => [...path, key].join('.'));
  if (error.keyword === 'required') return under(names(error, 'requiredProperties'));
  if (error.keyword === 'additionalProperties') return under(names(error, 'additionalProperties'));
  return [path.join('.')];
}

const SENTENCES: Record<string, (error: FastifySchemaValidationError, label: string) => string> = {
  required: (_, label) => requiredSentence(label),
  minLength: (_, label) => requiredSentence(label),
  minItems: (_, label) => requiredSentence(label),
  maxLength: (error, label) => `${label}: no máximo ${parameter(error, 'limit')} caracteres.`,
  maxItems: (error, label) => `${label}: no máximo ${parameter(error, 'limit')} itens.`,
  minimum: (error, label) => `${label}: no mínimo ${parameter(error, 'limit')}.`,
  maximum: (error, label) => `${label}: no máximo ${parameter(error, 'limit')}.`,
  additionalProperties: (_, label) => `Parâmetro desconhecido: ${label}.`,
};

/** Answer to an address that can be no record's. */
const NO_SUCH_ADDRESS = 'Não há nada neste endereço.';

function sentence(error: FastifySchemaValidationError, field: string, part: string): string {
  if (part === 'params' && field.toLowerCase().endsWith('code')) return NO_SUCH_ADDRESS;
  // items are named like their list
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  const { titles = {} } = error.params as { titles?: Record<string, string> };
  const label = titles[name] ?? LABELS[name] ?? PARTS[name] ?? name;
  const blank = error.keyword === 'pattern' && parameter(error, 'pattern').includes('\\S');
  if (blank) return requiredSentence(label);
  return SENTENCES[error.keyword]?.(error, label) ?? `${label}: valor inválido.`;
}

/**
 * Returns one pt-BR message per field, for its first error.
 * @param part of the request that errors without a field refer to.
 */
export function fieldErrors(failures: FastifySchemaValidationError[], part = 'body'): FieldErrors {
  const errors: FieldErrors = {};
  for (const failure of failures) {
    for (const field of fieldPaths(failure)) errors[field || part] ??= sentence(failure, field || part, part);
  }
  return errors;
}
