import { type Entity, type Field, fieldsInOrder, nameField } from '@rodovia/shared/contracts/records';
import { type FileCell, type FileColumn, hundredths, moment } from '../csv/file-column';

/** A record as exported. */
export type CsvRecord = Record<string, unknown>;

const inCents = (price: number | null | undefined) => (typeof price === 'number' ? Math.round(price * 100) : null);

/** Returns how a field is exported: as it is, as a price with cents, or as the name of the related record. */
function cellOf(field: Field): (record: CsvRecord) => FileCell {
  if (field.kind === 'price') return (record) => hundredths(inCents(record[field.wire] as number | null));
  if (field.kind !== 'relation') return (record) => record[field.wire] as FileCell;
  const name = nameField(field.to);
  return (record) => (record[field.record] as CsvRecord | undefined)?.[name] as FileCell;
}

/** Returns the column heading of a field. */
export const headingOf = ({ heading, label }: Field) => heading ?? label;

/** Returns the columns of an entity's fields. */
export const fieldColumns = ({ fields, fileOrder }: Entity): FileColumn<CsvRecord>[] =>
  fieldsInOrder(fields, fileOrder).map(([, field]) => [headingOf(field), cellOf(field)]);

/** Columns at the end of every exported file. */
export const stateColumns: FileColumn<CsvRecord>[] = [
  ['Ativo', ({ IsActive }) => IsActive as boolean],
  ['Criado em', ({ Created }) => moment(Created as string)],
  ['Atualizado em', ({ Updated }) => moment(Updated as string)],
];
