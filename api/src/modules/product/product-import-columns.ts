import { type Field, fieldsInOrder, type ProductInput, productEntity } from '@rodovia/shared/contracts';
import { foldText } from '@rodovia/shared/contracts/fold-text';
import { headingOf } from '../../crud/entity-file';

export function readActive(text: string): boolean | undefined {
  if (/^(sim|s|1|true|ativo)$/i.test(text)) return true;
  return /^(não|nao|n|0|false|inativo)$/i.test(text) ? false : undefined;
}

/** A field of a product as the file has it. */
export interface ImportColumn {
  heading: string;
  /** Payload name. */
  name: string;
  field: Field;
}

/** The columns of the file, in its order; a column of an optional field may be missing. */
export const IMPORT_COLUMNS: ImportColumn[] = fieldsInOrder(productEntity.fields, productEntity.fileOrder).map(
  ([name, field]) => ({ heading: headingOf(field), name, field }),
);

const { internCode, codePub, size } = productEntity.fields;
export const CODE_COLUMN = headingOf(internCode);
export const PUBLIC_CODE_COLUMN = headingOf(codePub);
export const SIZE_COLUMN = headingOf(size);
export const ACTIVE_COLUMN = 'Ativo';

/** A product as a line of a file describes it; what the file has no column for is undefined. */
export type ImportedProduct = ProductInput & { sizeKey: string; isActive?: boolean };

/** Accents, case and outer blanks aside: how headings are compared. What is stored is compared as the database does. */
export const foldHeading = (text: string) => foldText(text).trim();
