import { type Entity, type Field, fieldsInOrder, nameField } from '@rodovia/shared/contracts';
import { writePrice } from '@rodovia/shared/contracts/price';
import { type CsvColumn, csvDate } from '../csv/write-csv';

/** A record as a file has it. */
export type CsvRecord = Record<string, unknown>;
type CsvValue = ReturnType<CsvColumn<CsvRecord>[1]>;

/** How a file has a field: as it is, a price with its cents, or the name of the related record. */
function cellOf(field: Field): (record: CsvRecord) => CsvValue {
  if (field.kind === 'price') return (record) => writePrice((record[field.wire] ?? null) as number | null);
  if (field.kind !== 'relation') return (record) => record[field.wire] as CsvValue;
  const name = nameField(field.to);
  return (record) => (record[field.record] as CsvRecord | undefined)?.[name] as CsvValue;
}

/** Heading of a field's column in files. */
export const headingOf = ({ heading, label }: Field) => heading ?? label;

/** The fields of an entity as columns of a file. */
export const fieldColumns = ({ fields, fileOrder }: Entity): CsvColumn<CsvRecord>[] =>
  fieldsInOrder(fields, fileOrder).map(([, field]) => [headingOf(field), cellOf(field)]);

/** The columns that end every file. */
export const stateColumns: CsvColumn<CsvRecord>[] = [
  ['Ativo', ({ IsActive }) => IsActive as boolean],
  ['Criado em', ({ Created }) => csvDate(Created as string)],
  ['Atualizado em', ({ Updated }) => csvDate(Updated as string)],
];
