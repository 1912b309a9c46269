import { isWholeCents } from '@rodovia/shared/contracts/catalog';
import { type Entity, type Field, hiddenIn } from '@rodovia/shared/contracts/records';
import { invalidFields } from '../base/http-error';
import type { Values } from './crud-definition';

function columnValue({ kind }: Field, value: unknown): unknown {
  if (kind === 'text' || kind === 'lines') return String(value ?? '').trim();
  return value ?? null;
}

/** Returns what is wrong with a value beyond its schema. */
function faultIn(field: Field, value: unknown): string | undefined {
  const isCents = field.kind !== 'price' || typeof value !== 'number' || isWholeCents(value);
  return isCents ? hiddenIn(field, value) : `${field.label}: use no máximo duas casas decimais.`;
}

function refuseFaults({ fields }: Entity, input: Values): void {
  const errors = Object.entries(fields).flatMap(([name, field]) => {
    const sentence = faultIn(field, input[name]);
    return sentence ? [[name, sentence]] : [];
  });
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors));
}

/**
 * Returns the column values of a validated payload.
 * @throws {HttpError} 400 if a text has hidden characters, or a price has fractions of a cent.
 */
export function valuesOf(entity: Entity, payload: object): Values {
  const { fields } = entity;
  const input: Values = { ...payload };
  refuseFaults(entity, input);
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnValue(field, input[name])]));
}
