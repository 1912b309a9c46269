import { type ImportItem, notParticiple } from '@rodovia/shared/contracts';
import { readPrice } from '@rodovia/shared/contracts/price';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyre-size';
import { invalid } from '../../base/http-error';
import type { CsvFile, CsvRecord } from '../../csv/read-csv';
import {
  ACTIVE_COLUMN,
  CODE_COLUMN,
  foldName,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportedProduct,
  readActive,
  SIZE_COLUMN,
} from './product-import-columns';

/** Codes of the records that products refer to, by payload name and folded name. */
export type Relations = Record<string, Map<string, string>>;

/** One good line. */
export interface ImportLine {
  line: number;
  product: ImportedProduct;
}

export interface CheckedFile {
  lines: ImportLine[];
  errors: ImportItem[];
  warnings: ImportItem[];
}

type CellOf = (heading: string) => string | undefined;

/** Finds cells by heading, in whatever order the columns stand. @throws {HttpError} 400 naming missing columns. */
function cellFinder({ headings }: CsvFile): (record: CsvRecord) => CellOf {
  const places = new Map(headings.map((heading, index) => [foldName(heading), index]));
  const required = IMPORT_COLUMNS.flatMap(({ heading, field }) => (field.optional ? [] : [heading]));
  const missing = required.filter((heading) => !places.has(foldName(heading)));
  if (missing.length > 0) throw invalid(`Faltam colunas no arquivo: ${missing.join(', ')}.`);
  return ({ cells }) =>
    (heading) => {
      const place = places.get(foldName(heading));
      return place === undefined ? undefined : (cells[place] ?? '');
    };
}

type Report = (column: string, error: string) => void;

/** Why a text cannot be a field's value; undefined where it can. */
function fault(text: string, { field }: ImportColumn): string | undefined {
  if (text === '') return field.optional ? undefined : 'Valor obrigatório.';
  if (text.includes('\0')) return 'Caractere inválido.';
  if (field.kind === 'option') return field.values.includes(text) ? undefined : `Use ${field.values.join(', ')}.`;
  if (field.kind === 'price') return Number.isNaN(readPrice(text)) ? `Preço inválido: ${text}.` : undefined;
  if (field.kind === 'relation') return undefined;
  return text.length > field.maxLength ? `No máximo ${field.maxLength} caracteres.` : undefined;
}

/** The value that a cell stands for; undefined where the file has no such column. */
function cellValue(text: string | undefined, column: ImportColumn, known: Relations, report: Report) {
  const { name, field, heading } = column;
  if (text === undefined) return undefined;
  const complaint = fault(text, column);
  if (complaint) report(heading, complaint);
  if (field.kind === 'price') return complaint ? undefined : readPrice(text);
  if (field.kind !== 'relation') return text;
  const code = known[name]?.get(foldName(text));
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

/** What two lines may not share, or should not without somebody looking: the measure whatever its spelling. */
const tyreOf = ({ brandCode, modelCode, sizeKey, size, companyCode }: ImportedProduct) =>
  [brandCode, modelCode, companyCode, sizeKey || foldName(size)].join(' ');

function readProduct(cell: CellOf, known: Relations, report: Report): ImportedProduct {
  const values = IMPORT_COLUMNS.map((column) => [column.name, cellValue(cell(column.heading), column, known, report)]);
  const product = { ...Object.fromEntries(values), isActive: active(cell, report) } as ImportedProduct;
  return { ...product, sizeKey: tyreSizeKey(product.size) };
}

/** Checks every cell of a file; bad lines are reported and left out of `lines`. */
export function checkFile(file: CsvFile, known: Relations): CheckedFile {
  const cellsOf = cellFinder(file);
  const checked: CheckedFile = { lines: [], errors: [], warnings: [] };
  const codes = new Map<string, number>();
  const tyres = new Map<string, number>();
  for (const record of file.records) {
    const { line } = record;
    const cell = cellsOf(record);
    const item = (Column: string, text: string) => ({
      Line: line,
      Column,
      Code: cell(CODE_COLUMN) ?? '',
      Error: text,
    });
    const before = checked.errors.length;
    const report: Report = (column, error) => checked.errors.push(item(column, error));
    const product = readProduct(cell, known, report);
    const earlier = codes.get(foldName(product.internCode));
    if (earlier) report(CODE_COLUMN, `Repetido: já está na linha ${earlier}.`);
    codes.set(foldName(product.internCode), line);
    const twin = tyres.get(tyreOf(product));
    if (twin) checked.warnings.push(item(SIZE_COLUMN, `Mesma marca, modelo e medida da linha ${twin}.`));
    else tyres.set(tyreOf(product), line);
    if (checked.errors.length === before) checked.lines.push({ line, product });
  }
  return checked;
}
