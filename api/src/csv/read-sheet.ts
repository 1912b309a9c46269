import { invalid } from '../base/http-error';
import { type CsvRecord, isBlank, MAX_COLUMNS, MAX_ROWS, plainCell, tooManyColumns, tooManyRows } from './file-record';
import { type Attributes, attribute, type XmlEvent, xmlEvents } from './xml';
import { type Archive, notASheet, openArchive, unpacked } from './zip';

/**
 * Maximum unpacked size of a sheet and its shared strings; checked in the archive's directory before anything is
 * inflated.
 */
const MAX_PART = 150 * 1024 * 1024;
const MAX_INDEX = 4 * 1024 * 1024;
const MAX_TEXTS = 1_000_000;
const MAX_SIGNS = 32 * 1024 * 1024;
/** Highest row number of a spreadsheet. */
const LAST_ROW = 1_048_576;
/** Significant digits of spreadsheet calculations; further digits are binary rounding errors. */
const DIGITS = 15;

const tooLarge = () => invalid('A planilha é grande demais. Divida-a ou salve-a como CSV.');

/** Streams the XML events of a part. */
function eventsOf(archive: Archive, name: string, largest: number): AsyncGenerator<XmlEvent[]> {
  const entry = archive.entries.get(name);
  if (!entry) throw notASheet();
  if (entry.uncompressedSize > largest) throw tooLarge();
  return xmlEvents(unpacked(archive, entry));
}

/** Returns the attributes of all elements of one name in a small part. */
async function elementsOf(file: Archive, part: string, element: string): Promise<Attributes[]> {
  const found: Attributes[] = [];
  for await (const events of eventsOf(file, part, MAX_INDEX))
    for (const event of events) if (event.kind === 'open' && event.name === element) found.push(event.attributes);
  return found;
}

/** Resolves the target of a relationship of the part `from`. */
function resolved(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps = from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

interface Relation {
  id: string;
  /** Last segment of the relationship type: 'worksheet', 'sharedStrings'. */
  type: string;
  target: string;
}

async function relationsOf(file: Archive, part: string): Promise<Relation[]> {
  const place = part.lastIndexOf('/') + 1;
  const name = `${part.slice(0, place)}_rels/${part.slice(place)}.rels`;
  const relations = await elementsOf(file, name, 'Relationship');
  return relations.map((attributes) => {
    const type = attribute(attributes, 'Type') ?? '';
    return {
      id: attribute(attributes, 'Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      target: resolved(part, attribute(attributes, 'Target') ?? ''),
    };
  });
}

/** Returns the first visible sheet, and the part with shared strings. */
async function partsOf(file: Archive): Promise<{ sheet: string; texts?: string }> {
  const root = await relationsOf(file, '');
  const workbook = root.find(({ type }) => type === 'officeDocument')?.target;
  if (!workbook) throw notASheet();
  if (workbook.endsWith('.bin')) throw invalid('Planilhas XLSB não são lidas. Salve o arquivo como XLSX ou CSV.');
  const sheets = await elementsOf(file, workbook, 'sheet');
  const first = sheets.find((attributes) => (attribute(attributes, 'state') ?? 'visible') === 'visible');
  const id = attribute(first ?? {}, 'id');
  const relations = await relationsOf(file, workbook);
  const sheet = relations.find((relation) => relation.id === id && relation.type === 'worksheet')?.target;
  if (!sheet) throw notASheet();
  return { sheet, texts: relations.find(({ type }) => type === 'sharedStrings')?.target };
}

/** Decodes escaped control characters and line ends, `_x000D_`. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** Collects the text of an item: its runs without phonetic hints. */
class Texts {
  private parts = '';
  private isText = false;
  private aside = 0;

  take(event: XmlEvent): void {
    if (event.kind === 'text') {
      if (this.isText && this.aside === 0) this.parts += event.text;
    } else if (event.name === 't') this.isText = event.kind === 'open';
    else if (event.name === 'rPh') this.aside += event.kind === 'open' ? 1 : -1;
  }

  end(): string {
    const text = unescaped(this.parts);
    this.parts = '';
    this.isText = false;
    this.aside = 0;
    return text;
  }
}

async function sharedTexts(file: Archive, name: string | undefined): Promise<string[]> {
  const shared: string[] = [];
  if (!name || !file.entries.has(name)) return shared;
  const texts = new Texts();
  let signs = 0;
  for await (const events of eventsOf(file, name, MAX_PART))
    for (const event of events) {
      texts.take(event);
      if (event.kind !== 'close' || event.name !== 'si') continue;
      const text = texts.end();
      signs += text.length;
      if (shared.push(text) > MAX_TEXTS || signs > MAX_SIGNS) throw tooLarge();
    }
  return shared;
}

const A = 'A'.charCodeAt(0);
const LETTERS = 26;

/** Returns the column index of a cell: `C5` → 2, `AA1` → 26. */
function columnOf(place: string): number {
  let column = 0;
  for (const sign of /^[A-Z]{1,4}/.exec(place)?.[0] ?? '') column = column * LETTERS + sign.charCodeAt(0) - A + 1;
  if (column === 0) throw notASheet();
  return column - 1;
}

/** Formats a number as it would be typed in Brazil, rounded to 15 significant digits. */
function numberText(value: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) throw notASheet();
  return String(Number(number.toPrecision(DIGITS))).replace('.', ',');
}

interface Cell {
  place: string;
  type: string;
  value: string;
}

/** Returns the value of a cell as text. */
function cellText({ place, type, value }: Cell, inline: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return inline;
  if (value === '') return '';
  if (type === 'e') throw invalid(`A célula ${place} da planilha tem um erro (${value}). Corrija-a e salve de novo.`);
  if (type === 'b') return value === '1' ? 'Sim' : 'Não';
  if (type === 'str' || type === 'd') return unescaped(value);
  if (type !== 's') return numberText(value);
  const text = shared[Number(value)];
  if (text === undefined) throw notASheet();
  return text;
}

/** Assembles a sheet from its XML events. */
class SheetReader {
  private row = 0;
  private column = -1;
  private cells: string[] = [];
  private cell: Cell | undefined;
  private inValue = false;
  private readonly inline = new Texts();

  constructor(private readonly shared: readonly string[]) {}

  /** Handles an event; returns a row when it is complete. */
  take(event: XmlEvent): CsvRecord | undefined {
    if (this.cell) this.inCell(event, this.cell);
    else if (event.kind === 'open' && event.name === 'c') this.beginCell(event.attributes);
    else if (event.kind === 'open' && event.name === 'row') this.beginRow(event.attributes);
    else if (event.kind === 'close' && event.name === 'row') return { line: this.row, cells: this.cells };
    return undefined;
  }

  private beginRow(attributes: Attributes): void {
    const row = Number(attribute(attributes, 'r') ?? this.row + 1);
    if (!Number.isInteger(row) || row <= this.row || row > LAST_ROW) throw notASheet();
    this.row = row;
    this.column = -1;
    this.cells = [];
  }

  private beginCell(attributes: Attributes): void {
    const place = attribute(attributes, 'r');
    this.column = place === undefined ? this.column + 1 : columnOf(place);
    this.cell = { place: place ?? '', type: attribute(attributes, 't') ?? 'n', value: '' };
  }

  private inCell(event: XmlEvent, cell: Cell): void {
    if (event.kind === 'close' && event.name === 'c') this.endCell(cell);
    else if (event.kind !== 'text' && event.name === 'v') this.inValue = event.kind === 'open';
    else if (event.kind === 'text' && this.inValue) cell.value += event.text;
    else this.inline.take(event);
  }

  private endCell(cell: Cell): void {
    const text = cellText(cell, this.inline.end(), this.shared).replace(/\r\n?/g, '\n').trim();
    this.cell = undefined;
    this.inValue = false;
    if (text === '') return;
    if (this.column >= MAX_COLUMNS) throw tooManyColumns();
    while (this.cells.length < this.column) this.cells.push('');
    this.cells[this.column] = plainCell(text);
  }
}

/**
 * Streams the non-empty rows of the first visible sheet of an XLSX file.
 * @throws {HttpError} 400 if it is none, protected, damaged, or too large.
 */
export async function* readSheet(content: Buffer): AsyncGenerator<CsvRecord> {
  const file = await openArchive(content);
  if (file.entries.has('mimetype') && !file.entries.has('_rels/.rels'))
    throw invalid('Planilhas ODS não são lidas. Salve o arquivo como XLSX ou CSV.');
  const parts = await partsOf(file);
  const reader = new SheetReader(await sharedTexts(file, parts.texts));
  let rows = 0;
  for await (const events of eventsOf(file, parts.sheet, MAX_PART))
    for (const event of events) {
      const record = reader.take(event);
      if (!record || isBlank(record.cells)) continue;
      if (rows > MAX_ROWS) throw tooManyRows();
      rows += 1;
      yield record;
    }
}
