import { groupEntity, productEntity } from '@rodovia/shared/contracts';
import { type CsvRecord, fieldColumns, headingOf, stateColumns } from '../../crud/entity-file';
import type { CsvColumn } from '../../csv/write-csv';

const { description, type } = groupEntity.fields;

/** The vehicle type stands beside the group that it comes from. */
const typeColumn: CsvColumn<CsvRecord> = [
  headingOf(type),
  ({ Group }) => (Group as Record<string, string> | undefined)?.[type.wire],
];

const withType = (column: CsvColumn<CsvRecord>) =>
  column[0] === headingOf(description) ? [column, typeColumn] : [column];

/** The columns of the product file, those that can be imported again among them. */
export const productColumns: CsvColumn<CsvRecord>[] = [
  ...fieldColumns(productEntity).flatMap(withType),
  ...stateColumns.slice(0, 2),
];
