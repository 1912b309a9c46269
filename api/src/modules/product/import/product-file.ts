import { readPrice } from '@rodovia/shared/contracts/catalog';
import { type Field, hiddenIn, notParticiple, readWhole } from '@rodovia/shared/contracts/records';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyres';
import { invalid } from '../../../base/http-error';
import { type FileCheck, type Report, requireColumns } from '../../../csv/check-csv';
import type { CsvRecord } from '../../../csv/file-record';
import { type Fold, type FoldTable, foldBy } from '../../../db/fold';
import {
  ACTIVE_COLUMN,
  CODE_COLUMN,
  foldHeading,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportedProduct,
  PUBLIC_CODE_COLUMN,
  readActive,
  SIZE_COLUMN,
  unknownHeadings,
} from './import-columns';

/** Codes of related records by payload name and folded name. */
export type Relations = Record<string, Map<string, string>>;

/** Data that a product file is compared with. */
export interface KnownToProducts {
  relations: Relations;
  letters: FoldTable;
}

/** A valid line. */
export type ImportLine = ImportedProduct & { line: number };

type CellOf = (heading: string) => string | undefined;

/** Returns a function that finds cells by heading in any column order. */
function cellFinder(headings: string[]): (record: CsvRecord) => CellOf {
  const places = new Map(headings.map((heading, index) => [foldHeading(heading), index]));
  const repeated = headings.filter((heading, index) => heading && places.get(foldHeading(heading)) !== index);
  if (repeated.length > 0) throw invalid(`Coluna repetida no arquivo: ${repeated.join(', ')}.`);
  const placeOf = new Map(
    [...IMPORT_COLUMNS.map(({ heading }) => heading), ACTIVE_COLUMN].map((heading) => [
      heading,
      places.get(foldHeading(heading)),
    ]),
  );
  const required = IMPORT_COLUMNS.flatMap(({ heading, field }) => (field.optional ? [] : [heading]));
  requireColumns(required, (heading) => placeOf.get(heading) !== undefined, unknownHeadings(headings));
  return ({ cells }) =>
    (heading) => {
      const place = placeOf.get(heading);
      return place === undefined ? undefined : (cells[place] ?? '');
    };
}

/** How cells are compared with each other and with stored values. */
interface Comparing {
  known: Relations;
  fold: Fold;
}

/** Returns why a text is invalid for a field; undefined if it is valid. */
function fault(text: string, { field }: ImportColumn): string | undefined {
  if (text === '') return field.optional ? undefined : 'Valor obrigatório.';
  if (hiddenIn(field, text)) return 'Caractere inválido.';
  if (field.kind === 'option') return field.values.includes(text) ? undefined : `Use ${field.values.join(', ')}.`;
  if (field.kind === 'price') return Number.isNaN(readPrice(text)) ? `Preço inválido: ${text}.` : undefined;
  if (field.kind === 'whole') return Number.isNaN(readWhole(field, text)) ? `Número inválido: ${text}.` : undefined;
  if (field.kind === 'relation') return undefined;
  return text.length > field.maxLength ? `No máximo ${field.maxLength} caracteres.` : undefined;
}

const joined = (text: string) =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** Spreadsheets wrap values that are a single line in the catalogue. */
const inOneLine = (text: string | undefined, { kind }: Field) => (text && kind !== 'lines' ? joined(text) : text);

/** Converts a cell to a value; undefined if the file has no such column. */
function cellValue(text: string | undefined, column: ImportColumn, { known, fold }: Comparing, report: Report) {
  const { name, field, heading } = column;
  if (text === undefined) return undefined;
  const complaint = fault(text, column);
  if (complaint) report(heading, complaint);
  if (field.kind === 'price') return complaint ? undefined : readPrice(text);
  if (field.kind === 'whole') return complaint ? undefined : readWhole(field, text);
  if (field.kind !== 'relation') return text;
  const code = known[name]?.get(fold(text.trim()));
  if (!code && !complaint) report(heading, `${notParticiple(field.to, 'cadastrad')}: ${text}.`);
  return code ?? '';
}

function active(cell: CellOf, report: Report): boolean | undefined {
  const text = cell(ACTIVE_COLUMN);
  if (!text) return undefined;
  const value = readActive(text);
  if (value === undefined) report(ACTIVE_COLUMN, `Use Sim ou Não, e não ${text}.`);
  return value;
}

/** Key for detecting duplicate tyres in a file, in any spelling of the size. */
const tyreOf = ({ brandCode, modelCode, sizeKey, size, companyCode }: ImportedProduct, fold: Fold) =>
  [brandCode, modelCode, companyCode, sizeKey || fold(size)].join(' ');

function readProduct(cell: CellOf, comparing: Comparing, report: Report): ImportedProduct {
  const values = IMPORT_COLUMNS.map((column) => [
    column.name,
    cellValue(inOneLine(cell(column.heading), column.field), column, comparing, report),
  ]);
  const product = { ...Object.fromEntries(values), isActive: active(cell, report) } as ImportedProduct;
  return { ...product, sizeKey: tyreSizeKey(product.size) };
}

/** Validates product files line by line. */
export const productFile =
  ({ relations, letters }: KnownToProducts): FileCheck<ImportedProduct> =>
  (headings) => {
    const cellsOf = cellFinder(headings);
    const fold = foldBy(letters);
    const codes = new Map<string, number>();
    const publicCodes = new Map<string, number>();
    const tyres = new Map<string, number>();
    return (record, report, warn) => {
      const { line } = record;
      const cell = cellsOf(record);
      const row = readProduct(cell, { known: relations, fold }, report);
      const key = fold(row.internCode);
      const earlier = codes.get(key);
      if (earlier) report(CODE_COLUMN, `Repetido: já está na linha ${earlier}.`);
      codes.set(key, line);
      const publicKey = fold(row.codePub);
      const sharing = publicCodes.get(publicKey);
      if (publicKey && sharing && !earlier) report(PUBLIC_CODE_COLUMN, `Repetido: já está na linha ${sharing}.`);
      publicCodes.set(publicKey, sharing ?? line);
      const tyre = tyreOf(row, fold);
      const twin = tyres.get(tyre);
      if (twin) warn(SIZE_COLUMN, `Mesma marca, modelo e medida da linha ${twin}.`);
      else tyres.set(tyre, line);
      return { key, row, code: row.internCode };
    };
  };
