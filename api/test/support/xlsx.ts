import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; `says` overrides what the directory states about it. */
export interface Packed {
  name: string;
  content: string | Buffer;
  says?: { size?: number; flags?: number };
}

const LOCAL = 30;
const ENTRY = 46;
const DEFLATED = 8;

function headerOf(mark: number, length: number, { name, content, says }: Packed, packed: Buffer): Buffer {
  const plain = Buffer.from(content);
  const header = Buffer.alloc(length);
  const at = length === LOCAL ? 4 : 6;
  header.writeUInt32LE(mark, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(says?.flags ?? 0, at + 2);
  header.writeUInt16LE(DEFLATED, at + 4);
  header.writeUInt32LE(crc32(plain), at + 10);
  header.writeUInt32LE(packed.length, at + 14);
  header.writeUInt32LE(says?.size ?? plain.length, at + 18);
  header.writeUInt16LE(Buffer.byteLength(name), at + 22);
  return header;
}

/** Creates an archive. */
export function zipOf(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let from = 0;
  for (const file of files) {
    const packed = deflateRawSync(Buffer.from(file.content));
    const name = Buffer.from(file.name);
    const entry = headerOf(0x02014b50, ENTRY, file, packed);
    entry.writeUInt32LE(from, 42);
    directory.push(entry, name);
    const local = [headerOf(0x04034b50, LOCAL, file, packed), name, packed];
    parts.push(...local);
    from += local.reduce((sum, { length }) => sum + length, 0);
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(from, 16);
  return Buffer.concat([...parts, index, end]);
}

/** A cell: text, number or boolean; `undefined` omits it. */
export type SheetCell = string | number | boolean | undefined;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\r/g, '_x000D_');

function letters(column: number): string {
  const rest = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
  return column < 26 ? rest : letters(Math.floor(column / 26) - 1) + rest;
}

function sheetOf(rows: readonly (readonly SheetCell[])[], textOf: (text: string) => string): string {
  const cell = (value: SheetCell, row: number, column: number) => {
    const place = `r="${letters(column)}${row + 1}"`;
    if (value === undefined) return '';
    if (typeof value === 'number') return `<c ${place} s="1"><v>${value}</v></c>`;
    if (typeof value === 'boolean') return `<c ${place} t="b"><v>${Number(value)}</v></c>`;
    return textOf(value).replace('<c', `<c ${place}`);
  };
  const lines = rows.flatMap((cells, row) =>
    cells.length === 0 ? [] : `<row r="${row + 1}">${cells.map((value, at) => cell(value, row, at)).join('')}</row>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (list: readonly [id: string, type: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Cells use the second style, as numbers in spreadsheets mostly do. */
const STYLES =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="0"/></cellXfs></styleSheet>';

/** Returns the files of a workbook besides its first, hidden sheet and the one that is read. */
export const workbookFiles = (sheet: string, texts = '<sst/>'): Packed[] => [
  { name: '_rels/.rels', content: relations([['rId1', 'officeDocument', 'xl/workbook.xml']]) },
  {
    name: 'xl/workbook.xml',
    content: `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="Oculta" sheetId="7" state="hidden" r:id="rId9"/><sheet name="A &gt; B" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: relations([
      ['rId9', 'worksheet', 'worksheets/hidden.xml'],
      ['rId1', 'worksheet', '/xl/worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
    ]),
  },
  { name: 'xl/worksheets/hidden.xml', content: sheetOf([['Segredo']], () => '<c t="inlineStr"><is><t>x</t></is></c>') },
  { name: 'xl/sharedStrings.xml', content: texts },
  { name: 'xl/styles.xml', content: STYLES },
  { name: 'xl/worksheets/sheet1.xml', content: sheet },
];

/** Creates a workbook, with shared strings like Excel, or `inline` text. */
export function xlsxOf(rows: readonly (readonly SheetCell[])[], inline = false): Buffer {
  const texts: string[] = [];
  const sheet = sheetOf(rows, (text) => {
    if (inline) return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
    const half = Math.floor(text.length / 2);
    const runs = [text.slice(0, half), text.slice(half)].map((run) => `<r><t>${escaped(run)}</t></r>`);
    texts.push(`<si>${runs.join('')}<rPh sb="0" eb="1"><t>ruído</t></rPh></si>`);
    return `<c t="s"><v>${texts.length - 1}</v></c>`;
  });
  return zipOf(workbookFiles(sheet, `<sst>${texts.join('')}</sst>`));
}
