import { invalid } from '../base/http-error';

/** A record of a file: its line number as a spreadsheet shows it (the heading is line 1) and its cells by column. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Maximum number of lines and columns of a file. */
export const MAX_ROWS = 50_000;
/** Maximum number of columns of a file. */
export const MAX_COLUMNS = 100;

/** Error for a file with too many lines. */
export const tooManyRows = () => invalid(`O arquivo tem mais de ${MAX_ROWS.toLocaleString('pt-BR')} linhas. Divida-o.`);

/** Error for a file with too many columns. */
export const tooManyColumns = () => invalid(`O arquivo tem mais de ${MAX_COLUMNS} colunas.`);

const FORMULA_MARK = /^'(?='*\s*[=+\-@\t\r])/;

/** Removes the protection against formula injection that exports add to a cell. */
export const plainCell = (cell: string) => cell.replace(FORMULA_MARK, '');

/** Returns whether a line is empty. */
export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '');
