import { invalid } from '../base/http-error';

/** One record of a file: its line as a spreadsheet counts them (the heading is line 1) and its cells by column. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Most lines and columns of a file. */
export const MOST_ROWS = 50_000;
export const MOST_COLUMNS = 100;

/** Where a file has more lines than are taken. */
export const tooManyRows = () =>
  invalid(`O arquivo tem mais de ${MOST_ROWS.toLocaleString('pt-BR')} linhas. Divida-o.`);

/** Where a file has more columns than are taken. */
export const tooManyColumns = () => invalid(`O arquivo tem mais de ${MOST_COLUMNS} colunas.`);

const FORMULA_MARK = /^'(?='*\s*[=+\-@\t\r])/;

/** Takes off what an export put before a cell that a spreadsheet would have run. */
export const plainCell = (cell: string) => cell.replace(FORMULA_MARK, '');

/** Whether nothing stands in a line. */
export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '');
