import { type Field, nameField } from '@rodovia/shared/contracts';
import { formatMoney } from '@rodovia/shared/runtime';

/** The value under a wire name. */
export const wireValue = (row: object, name: string): unknown => (row as Record<string, unknown>)[name];

const textOf = (value: unknown) => String(value ?? '');

/** A field of a record as people read it: the name of a related record, money, or the text itself; '' for nothing. */
export function fieldText(field: Field, row: object): string {
  const value = wireValue(row, field.kind === 'relation' ? field.record : field.wire);
  if (field.kind === 'relation') return value ? textOf(wireValue(value, nameField(field.to))) : '';
  return field.kind === 'price' && typeof value === 'number' ? formatMoney(value) : textOf(value);
}
