import { groupEntity, productEntity } from '@rodovia/shared/contracts/catalog';
import { type CsvRecord, fieldColumns, headingOf, stateColumns } from '../../crud/entity-file';
import type { FileColumn } from '../../csv/file-column';

const { description, type } = groupEntity.fields;

/** Column of the vehicle type, next to the group that determines it. */
const typeColumn: FileColumn<CsvRecord> = [
  headingOf(type),
  ({ Group }) => (Group as Record<string, string> | undefined)?.[type.wire],
];

const withType = (column: FileColumn<CsvRecord>) =>
  column[0] === headingOf(description) ? [column, typeColumn] : [column];

/** Columns of the product export, including those that can be imported. */
export const productColumns: FileColumn<CsvRecord>[] = [
  ...fieldColumns(productEntity).flatMap(withType),
  ...stateColumns.slice(0, 2),
];
