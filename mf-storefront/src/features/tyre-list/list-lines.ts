import { MAX_LIST_LINE_LENGTH } from '@rodovia/shared/contracts/quotations';
import { foldText, withoutHidden } from '@rodovia/shared/contracts/rules';
import { dsvFormat } from 'd3-dsv';
import { type Column, findColumns } from './list-columns';

/** Cells of a spreadsheet, or of a text in columns. */
export type Cells = readonly (readonly string[])[];

/** Column headings, folded and without periods. */
const HEADINGS: Record<Exclude<Column, 'words'>, readonly string[]> = {
  quantity: ['qtd', 'qtde', 'qt', 'qde', 'quant', 'quantidade', 'qtd pedida', 'unidades', 'pecas', 'pcs'],
  width: ['largura'],
  profile: ['perfil', 'serie'],
  rim: ['aro'],
  plies: ['lonas', 'pr'],
  load: ['ic', 'indice de carga', 'carga', 'indice carga'],
  speed: ['iv', 'indice de velocidade', 'velocidade', 'indice velocidade'],
  number: ['n', 'no', 'nº', 'n°', '#', 'item', 'linha', 'seq'],
  nothing:
    `preco;preco unitario;valor;valor unitario;valor total;total;subtotal;unitario;ncm;un;und;unidade;data;cfop;peso;
    desconto;prazo;placa;veiculo;filial;pedido`
      .split(';')
      .map((name) => name.trim()),
};

/** Headings whose cells are used as they are. */
const WORDS = `medida;medidas;dimensao;dimensoes;tamanho;pneu;pneus;descricao;descricao do produto;produto;marca;modelo;
  posicao;eixo;aplicacao;codigo;cod;referencia;ref;tipo;observacao;obs`
  .split(';')
  .map((name) => name.trim());

const headingOf = (cell: string) =>
  foldText(cell)
    .replace(/[.:()$*]/g, '')
    .replace(/ r$/, '')
    .trim();

function columnOf(cell: string): Column | undefined {
  const heading = headingOf(cell);
  const [known] = Object.entries(HEADINGS).find(([, names]) => names.includes(heading)) ?? [];
  return (known as Column | undefined) ?? (WORDS.includes(heading) ? 'words' : undefined);
}

const SEPARATORS = ['\t', ';', '|', ','] as const;
/** Maximum number of rows above the headings, such as a letterhead or a date. */
const ABOVE = 10;

/** Finds the row of headings and their meaning; undefined if there is none. */
function findHeadings(rows: Cells): { at: number; columns: Column[] } | undefined {
  for (const [at, row] of rows.slice(0, ABOVE).entries()) {
    const known = row.map(columnOf);
    if (known.filter(Boolean).length < 2 || row.some((cell) => /\d{2}/.test(cell))) continue;
    return { at, columns: known.map((column) => column ?? 'words') };
  }
  return undefined;
}

const WHOLE = /^(\d{1,6})(?:[.,]0{1,4})?$/;

/** Converts a row of a table to a line as somebody would write it. */
function written(row: readonly string[], columns: readonly Column[]): string {
  const cells = (wanted: Column) =>
    row.filter((cell, at) => columns[at] === wanted && cell !== '').map((cell) => cell.trim());
  const [quantity = ''] = cells('quantity');
  const [width, profile, rim] = [cells('width')[0], cells('profile')[0], cells('rim')[0]];
  const count = WHOLE.exec(quantity)?.[1];
  const size = width && profile && rim ? `${width}/${profile}R${rim.replace(/^r/i, '')}` : [width, profile, rim];
  const plies = cells('plies').map((cell) => (WHOLE.test(cell) ? `${cell} lonas` : cell));
  const service = [...cells('load'), ...cells('speed')].join('');
  return [count ? `${count}x` : quantity, size, cells('words'), service, plies].flat().filter(Boolean).join(' ');
}

/** Matches line numbers, which say nothing about the number of tyres. */
const COUNTED = /^(\d{1,4}) ?[-–.):] ?|^(\d{1,4})\t/;

function withoutNumbers(lines: string[]): string[] {
  const isCounted = (line: string, at: number) => {
    const [, first, second] = COUNTED.exec(line) ?? [];
    return Number(first ?? second) === at + 1;
  };
  return lines.length > 2 && lines.every(isCounted) ? lines.map((line) => line.replace(COUNTED, '')) : lines;
}

/** Removes hidden characters but keeps columns apart. */
const plain = (line: string) => withoutHidden(line.replaceAll('\t', ' ; '));

/** Converts a table to lines: by the meaning of its headings, or by joining all cells. */
export function tableLines(rows: Cells): string[] {
  const found = findHeadings(rows);
  const lines = found
    ? rows.slice(found.at + 1).map((row) => written(row, found.columns))
    : withoutNumbers(rows.map((row) => row.filter(Boolean).join('\t')).filter((line) => line.trim() !== ''));
  return lines.map(plain).filter((line) => line !== '');
}

const rowsOf = (text: string, delimiter: string): string[][] =>
  dsvFormat(delimiter)
    .parseRows(text)
    .filter((row) => row.some((cell) => cell.trim() !== ''));

/** Parses a text with columns and headings; undefined if it has none. */
function tableIn(text: string): Cells | undefined {
  for (const delimiter of SEPARATORS) {
    if (!text.includes(delimiter)) continue;
    const rows = rowsOf(text, delimiter);
    if (findHeadings(rows)) return rows;
  }
  return undefined;
}

/** Converts lines with columns but without headings; undefined if no column is sure to be the quantity. */
function linesInColumns(lines: readonly string[]): string[] | undefined {
  const found = findColumns(lines);
  return found?.rows.map((row, at) => plain(row ? written(row, found.columns) : (lines[at] ?? '')));
}

/**
 * Splits a text into lines as somebody would write them: tables are converted, line numbers and hidden characters
 * removed.
 */
export function listLines(text: string): string[] {
  const table = tableIn(text);
  if (table) return tableLines(table);
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '');
  const inColumns = linesInColumns(lines);
  if (inColumns) return inColumns.filter((line) => line !== '');
  return withoutNumbers(lines.map((line) => line.trimStart()))
    .map(plain)
    .filter((line) => line !== '');
}

/** Splits a file without headings into lines. Commas only separate cells if nothing else does. */
export function sheetLines(text: string): string[] {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const delimiter = SEPARATORS.find((separator) => first.includes(separator));
  if (tableIn(text) || !delimiter || !text.includes('"')) return listLines(text);
  return tableLines(rowsOf(text, delimiter));
}

/** Returns the part of a line that can be sent; the rest would be refused. */
export const readable = (line: string) => withoutHidden(line).slice(0, MAX_LIST_LINE_LENGTH).trim();
