import { writePrice } from '@rodovia/shared/contracts/catalog';
import { type Entity, type Field, fieldsInOrder, nameField } from '@rodovia/shared/contracts/records';
import { type CsvColumn, csvDate } from '../csv/write-csv';

/** A record as exported. */
export type CsvRecord = Record<string, unknown>;
type CsvValue = ReturnType<CsvColumn<CsvRecord>[1]>;

/** Returns how a field is exported: as it is, as a price with cents, or as the name of the related record. */
function cellOf(field: Field): (record: CsvRecord) => CsvValue {
  if (field.kind === 'price') return (record) => writePrice((record[field.wire] ?? null) as number | null);
  if (field.kind !== 'relation') return (record) => record[field.wire] as CsvValue;
  const name = nameField(field.to);
  return (record) => (record[field.record] as CsvRecord | undefined)?.[name] as CsvValue;
}

/** Returns the column heading of a field. */
export const headingOf = ({ heading, label }: Field) => heading ?? label;

/** Returns the columns of an entity's fields. */
export const fieldColumns = ({ fields, fileOrder }: Entity): CsvColumn<CsvRecord>[] =>
  fieldsInOrder(fields, fileOrder).map(([, field]) => [headingOf(field), cellOf(field)]);

/** Columns at the end of every exported file. */
export const stateColumns: CsvColumn<CsvRecord>[] = [
  ['Ativo', ({ IsActive }) => IsActive as boolean],
  ['Criado em', ({ Created }) => csvDate(Created as string)],
  ['Atualizado em', ({ Updated }) => csvDate(Updated as string)],
];
