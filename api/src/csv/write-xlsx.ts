import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { CHUNK, type FileCell, type FileColumn, Hundredths, looksLikeFormula, truthWord } from './file-column';

/** Media type of XLSX workbooks. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows of a sheet, heading included. */
const MAX_ROWS = 1_048_576;
/** Characters that a cell can hold. */
const MAX_TEXT = 32_767;
const CUT_OFF = 'A planilha acaba aqui: há mais linhas do que cabem nela. Use filtros, ou exporte em CSV.';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const relationships = (...targets: [type: string, target: string][]) => {
  const all = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
};

/** Positions of the formats in the styles part. */
const STYLE = { heading: 1, decimals: 2, moment: 3 } as const;

const format = (numFmtId: number, fontId = 0) =>
  `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

const font = (bold = '') => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;

const overrides = [
  ['workbook', 'sheet.main'],
  ['styles', 'styles'],
  ['worksheets/sheet1', 'worksheet'],
].map(
  ([part, type]) =>
    `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
);

/** Parts that are the same in all workbooks. Formats 4 and 22 are `#,##0.00` and date with time of the reader's language. */
const FIXED_PARTS: [name: string, content: string][] = [
  [
    '[Content_Types].xml',
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`,
  ],
  ['_rels/.rels', relationships(['officeDocument', 'xl/workbook.xml'])],
  [
    'xl/workbook.xml',
    `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Dados" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  ['xl/_rels/workbook.xml.rels', relationships(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
  [
    'xl/styles.xml',
    `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="2">${font()}${font('<b/>')}</fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4">${format(0)}${format(0, 1)}${format(4)}${format(22)}</cellXfs></styleSheet>`,
  ],
];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for XML; what XML cannot hold is left out. */
const escaped = (text: string) =>
  text
    .slice(0, MAX_TEXT)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is searched for
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Surrogate}]/gu, '')
    // what reads like an escaped character is none
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/\r/g, '_x000D_');

const textCell = (text: string, style = 0) =>
  ` t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is>`;
const numberCell = (value: number, style = 0) => ` s="${style}"><v>${value}</v>`;

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const DAY_MS = 86_400_000;
/** Days from the beginning of a spreadsheet's calendar to 1970. */
const EPOCH_DAYS = 25_569;

/** Returns the serial number of an instant: days and parts of a day by Brazilian clocks. */
const serial = (instant: Date) => Date.parse(`${wallClock.format(instant).replace(' ', 'T')}Z`) / DAY_MS + EPOCH_DAYS;

/** Text is never executed in a typed cell; only apostrophes that would read as a CSV's protection get another one. */
const protectedText = (text: string) => (text.startsWith("'") && looksLikeFormula(text) ? `'${text}` : text);

/** Returns a cell without its beginning and its end, empty for an empty cell. */
function cellXml(value: FileCell): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return numberCell(value);
  if (typeof value === 'boolean') return textCell(truthWord(value));
  if (value instanceof Hundredths) return numberCell(value.count / 100, STYLE.decimals);
  if (value instanceof Date) return numberCell(serial(value), STYLE.moment);
  return textCell(protectedText(value));
}

const LETTERS = 26;

/** Returns the name of a column by its index: 0 → A, 26 → AA. */
function columnName(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS));
  return index < LETTERS ? last : columnName(Math.floor(index / LETTERS) - 1) + last;
}

function rowXml(row: number, cells: readonly string[]): string {
  const named = cells.map((cell, at) => cell && `<c r="${columnName(at)}${row}"${cell}</c>`);
  return `<row r="${row}">${named.join('')}</row>`;
}

/** Width of a column, in characters. */
const widthOf = (heading: string) => Math.max(14, heading.length + 4);

const FROZEN_HEADING =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

function sheetBegin(headings: readonly string[]): string {
  const widths = headings.map(
    (heading, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(heading)}" customWidth="1"/>`,
  );
  const row = rowXml(
    1,
    headings.map((heading) => textCell(heading, STYLE.heading)),
  );
  return `${DECLARATION}<worksheet xmlns="${MAIN}">${FROZEN_HEADING}<cols>${widths.join('')}</cols><sheetData>${row}`;
}

/** Streams the XML of a sheet; what is beyond its last row is named there. */
export async function* sheetChunks<T>(columns: FileColumn<T>[], records: AsyncIterable<T>): AsyncGenerator<string> {
  let chunk = sheetBegin(columns.map(([heading]) => heading));
  let rows = 1;
  for await (const record of records) {
    rows += 1;
    const isCutOff = rows === MAX_ROWS;
    chunk += rowXml(rows, isCutOff ? [textCell(CUT_OFF)] : columns.map(([, cell]) => cellXml(cell(record))));
    if (isCutOff) break;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}</sheetData></worksheet>`;
}

/** Packs a sheet into a workbook, as a stream; a failure of the sheet breaks the stream. */
export function workbookOf(sheet: AsyncIterable<string>): Readable {
  const zip = new ZipFile();
  const workbook = zip.outputStream as PassThrough;
  const source = Readable.from(sheet, { objectMode: false });
  // readers who leave end the reading of the database
  workbook.once('close', () => source.destroy());
  source.on('error', (error) => workbook.destroy(error));
  for (const [name, content] of FIXED_PARTS) zip.addBuffer(Buffer.from(content), name);
  zip.addReadStream(source, 'xl/worksheets/sheet1.xml');
  zip.end();
  return workbook;
}
