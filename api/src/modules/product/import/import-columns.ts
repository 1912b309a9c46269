import { type ProductInput, productEntity } from '@rodovia/shared/contracts/catalog';
import { type Field, fieldsInOrder } from '@rodovia/shared/contracts/records';
import { foldText } from '@rodovia/shared/contracts/rules';
import { headingOf, stateColumns } from '../../../crud/entity-file';
import { productColumns } from '../product-export';

/** Reads a cell of the status column: true, false, or undefined if it says neither. */
export function readActive(text: string): boolean | undefined {
  if (/^(sim|s|1|true|ativo)$/i.test(text)) return true;
  return /^(não|nao|n|0|false|inativo)$/i.test(text) ? false : undefined;
}

/** A product field as a column of the file. */
export interface ImportColumn {
  heading: string;
  /** Payload name. */
  name: string;
  field: Field;
}

/** Columns of the file in order; columns of optional fields may be missing. */
export const IMPORT_COLUMNS: ImportColumn[] = fieldsInOrder(productEntity.fields, productEntity.fileOrder).map(
  ([name, field]) => ({ heading: headingOf(field), name, field }),
);

const { internCode, codePub, size } = productEntity.fields;
/** Heading of the internal code, which identifies a product in a file. */
export const CODE_COLUMN = headingOf(internCode);
/** Heading of the public code. */
export const PUBLIC_CODE_COLUMN = headingOf(codePub);
/** Heading of the tyre size. */
export const SIZE_COLUMN = headingOf(size);
/** Heading of the column that activates or deactivates. */
export const ACTIVE_COLUMN = 'Ativo';

/** A product described by a line; values without a column are undefined. */
export type ImportedProduct = ProductInput & { sizeKey: string; isActive?: boolean };

/** Folds a heading for comparison, without surrounding blanks. Stored values are compared by the database. */
export const foldHeading = (text: string) => foldText(text).trim();

/** Heading of the reasons in a file of invalid lines. */
export const REASONS = 'Motivo';

const EXPORTED = new Set(
  [...[...productColumns, ...stateColumns].map(([heading]) => heading), REASONS].map(foldHeading),
);

/** Returns unknown headings, which may be typos of columns that would be lost. */
export const unknownHeadings = (headings: readonly string[]): string[] =>
  headings.filter((heading) => heading.trim() !== '' && !EXPORTED.has(foldHeading(heading)));
