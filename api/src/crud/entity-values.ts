import type { Entity, Field } from '@rodovia/shared/contracts';
import type { Values } from './crud-definition';

function columnValue({ kind }: Field, value: unknown): unknown {
  if (kind === 'text' || kind === 'lines') return String(value ?? '').trim();
  return value ?? null;
}

/** Column values of a checked payload. */
export function valuesOf({ fields }: Entity, payload: object): Values {
  const input: Values = { ...payload };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnValue(field, input[name])]));
}
