import { foldText } from '@rodovia/shared/contracts/fold-text';
import { LONGEST_LIST_LINE } from '@rodovia/shared/contracts/list-bounds';
import { withoutHidden } from '@rodovia/shared/contracts/plain-text';
import { dsvFormat } from 'd3-dsv';

/** Cells of a sheet or of a text in columns. */
export type Cells = readonly (readonly string[])[];

type Column = 'quantity' | 'width' | 'profile' | 'rim' | 'plies' | 'load' | 'speed' | 'number' | 'nothing' | 'words';

/** What columns are called, folded, without their dots. */
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

/** Headings whose cells are taken as they stand. */
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
/** So many rows may stand above the headings: a letterhead, a date. */
const ABOVE = 10;

/** Where a table has its headings, and what they mean; undefined where it has none. */
function findHeadings(rows: Cells): { at: number; columns: Column[] } | undefined {
  for (const [at, row] of rows.slice(0, ABOVE).entries()) {
    const known = row.map(columnOf);
    if (known.filter(Boolean).length < 2 || row.some((cell) => /\d{2}/.test(cell))) continue;
    return { at, columns: known.map((column) => column ?? 'words') };
  }
  return undefined;
}

const WHOLE = /^(\d{1,6})(?:[.,]0{1,4})?$/;

/** One row of a table as somebody would write it in a line. */
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

/** A number in front of every line that counts them says nothing of how many tyres there are. */
const COUNTED = /^(\d{1,4}) ?[-–.):] ?|^(\d{1,4})\t/;

function withoutNumbers(lines: string[]): string[] {
  const isCounted = (line: string, at: number) => {
    const [, first, second] = COUNTED.exec(line) ?? [];
    return Number(first ?? second) === at + 1;
  };
  return lines.length > 2 && lines.every(isCounted) ? lines.map((line) => line.replace(COUNTED, '')) : lines;
}

/** Without what nobody sees; columns stay apart. */
const plain = (line: string) => withoutHidden(line.replaceAll('\t', ' ; '));

/** The lines that a table says: under headings each column as what it is, else all cells of a row. */
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

/** The rows of a text that is in columns under headings, or undefined. */
function tableIn(text: string): Cells | undefined {
  for (const delimiter of SEPARATORS) {
    if (!text.includes(delimiter)) continue;
    const rows = rowsOf(text, delimiter);
    if (findHeadings(rows)) return rows;
  }
  return undefined;
}

/**
 * The lines of a text, each as somebody would write it: columns under headings are read as what they are called, numbers
 * that only count the lines go, and so does what nobody sees.
 */
export function listLines(text: string): string[] {
  const table = tableIn(text);
  if (table) return tableLines(table);
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '');
  return withoutNumbers(lines.map((line) => line.trimStart()))
    .map(plain)
    .filter((line) => line !== '');
}

/** A file in columns without headings: commas part its cells only where nothing else does. */
export function sheetLines(text: string): string[] {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const delimiter = SEPARATORS.find((separator) => first.includes(separator));
  if (tableIn(text) || !delimiter || !text.includes('"')) return listLines(text);
  return tableLines(rowsOf(text, delimiter));
}

/** What of a line is read and can go along in words; the rest would be refused. */
export const readable = (line: string) => withoutHidden(line).slice(0, LONGEST_LIST_LINE).trim();
