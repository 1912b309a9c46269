import { formatMoney } from '@rodovia/shared/runtime';
import { type Field, nameField } from '../../contracts/records';

/** Returns the value of a row by wire name. */
export const wireValue = (row: object, name: string): unknown => (row as Record<string, unknown>)[name];

const textOf = (value: unknown) => String(value ?? '');

/** Formats a field of a record for display: name of a related record, price, or text; '' if empty. */
export function fieldText(field: Field, row: object): string {
  const value = wireValue(row, field.kind === 'relation' ? field.record : field.wire);
  if (field.kind === 'relation') return value ? textOf(wireValue(value, nameField(field.to))) : '';
  return field.kind === 'price' && typeof value === 'number' ? formatMoney(value) : textOf(value);
}
