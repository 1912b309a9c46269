import { type Entity, type Field, hiddenIn } from '@rodovia/shared/contracts';
import { isWholeCents } from '@rodovia/shared/contracts/price';
import { invalidFields } from '../base/http-error';
import type { Values } from './crud-definition';

function columnValue({ kind }: Field, value: unknown): unknown {
  if (kind === 'text' || kind === 'lines') return String(value ?? '').trim();
  return value ?? null;
}

/** What a schema cannot say of a value. */
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

/** Column values of a checked payload. @throws {HttpError} 400 where something is hidden in a text, or a price has parts of a cent. */
export function valuesOf(entity: Entity, payload: object): Values {
  const { fields } = entity;
  const input: Values = { ...payload };
  refuseFaults(entity, input);
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnValue(field, input[name])]));
}
