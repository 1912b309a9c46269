import type { ImportItem } from '@rodovia/shared/contracts';
import { readPrice } from '@rodovia/shared/contracts/price';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyre-size';
import { invalid } from '../../base/http-error';
import type { CsvFile, CsvRecord } from '../../csv/read-csv';
import {
  ACTIVE_COLUMN,
  foldName,
  type ImportedProduct,
  PRICE_COLUMN,
  RELATION_COLUMNS,
  type RelationField,
  readActive,
  TEXT_COLUMNS,
} from './product-import-columns';

/** Codes of the records a product refers to, by folded name. */
export type Relations = Record<RelationField, Map<string, string>>;

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
  const required = [...TEXT_COLUMNS, ...RELATION_COLUMNS].map(([heading]) => heading);
  const missing = required.filter((heading) => !places.has(foldName(heading)));
  if (missing.length > 0) throw invalid(`Faltam colunas no arquivo: ${missing.join(', ')}.`);
  return ({ cells }) =>
    (heading) => {
      const place = places.get(foldName(heading));
      return place === undefined ? undefined : (cells[place] ?? '');
    };
}

type Report = (column: string, error: string) => void;

function texts(cell: CellOf, report: Report): Partial<ImportedProduct> {
  const values: Partial<ImportedProduct> = {};
  for (const [heading, field, longest] of TEXT_COLUMNS) {
    const value = cell(heading) ?? '';
    if (value === '') report(heading, 'Valor obrigatório.');
    else if (value.length > longest) report(heading, `No máximo ${longest} caracteres.`);
    else if (value.includes('\0')) report(heading, 'Caractere inválido.');
    values[field] = value;
  }
  return values;
}

function relations(cell: CellOf, known: Relations, report: Report): Partial<ImportedProduct> {
  const values: Partial<ImportedProduct> = {};
  for (const [heading, field, unknown] of RELATION_COLUMNS) {
    const name = cell(heading) ?? '';
    const code = known[field].get(foldName(name));
    if (!code) report(heading, name === '' ? 'Valor obrigatório.' : `${unknown}: ${name}.`);
    values[field] = code ?? '';
  }
  return values;
}

function price(cell: CellOf, report: Report): number | null | undefined {
  const text = cell(PRICE_COLUMN);
  if (text === undefined) return undefined;
  const value = readPrice(text);
  if (!Number.isNaN(value)) return value;
  report(PRICE_COLUMN, `Preço inválido: ${text}.`);
  return undefined;
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
      Code: cell('Código interno') ?? '',
      Error: text,
    });
    const before = checked.errors.length;
    const report: Report = (column, error) => checked.errors.push(item(column, error));
    const found = { ...texts(cell, report), ...relations(cell, known, report) };
    const product = { ...found, publicPrice: price(cell, report), isActive: active(cell, report) } as ImportedProduct;
    product.sizeKey = tyreSizeKey(product.size);
    const earlier = codes.get(foldName(product.internCode));
    if (earlier) report('Código interno', `Repetido: já está na linha ${earlier}.`);
    codes.set(foldName(product.internCode), line);
    const twin = tyres.get(tyreOf(product));
    if (twin) checked.warnings.push(item('Medida', `Mesma marca, modelo e medida da linha ${twin}.`));
    else tyres.set(tyreOf(product), line);
    if (checked.errors.length === before) checked.lines.push({ line, product });
  }
  return checked;
}
