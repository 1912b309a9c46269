import { MAX_UNIT_CENTS, namedUnit, readCents, readDiscount } from '@rodovia/shared/contracts/proposals';
import { type DraftLine, isPending } from './draft';

/** Result of pasting a column. */
export interface Pasted {
  lines: DraftLine[];
  filled: number;
  /** Sentences about cells that were no price, had no line, or were skipped. */
  complaints: string[];
}

const MAX_NAMED = 5;

/** Returns the first column of pasted cells, without a trailing empty line. */
export const pastedCells = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => (row.split('\t')[0] ?? '').trim());

/** Returns whether pasted text has more than one cell. */
export const isColumn = (text: string) => pastedCells(text).length > 1;

/** Columns that take a pasted column. */
export type PastedColumn = 'price' | 'discount';

const isPrice = (text: string) => {
  const cents = readCents(text);
  return cents !== null && cents <= MAX_UNIT_CENTS;
};

const COLUMNS: Record<PastedColumn, { noun: string; isRight: (text: string, line: DraftLine) => boolean }> = {
  price: { noun: 'preço', isRight: isPrice },
  discount: { noun: 'desconto', isRight: (text, line) => readDiscount(text, line.discountUnit) !== undefined },
};

/** Returns the line with a pasted value. A discount that names its unit changes the line's. */
const withValue = (line: DraftLine, column: PastedColumn, text: string): DraftLine => ({
  ...line,
  [column]: text,
  ...(column === 'discount' && { discountUnit: namedUnit(text) ?? line.discountUnit }),
});

const named = (texts: string[]) =>
  texts.length > MAX_NAMED ? [...texts.slice(0, MAX_NAMED), `e mais ${texts.length - MAX_NAMED}`] : texts;

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

function complaintsOf(bad: string[], unplaced: string[], declined: string[], text: string): string[] {
  return [
    ...named(bad),
    ...(unplaced.length > 0
      ? [
          `${plural(unplaced.length, 'Sobrou 1 valor', `Sobraram ${unplaced.length} valores`)} sem linha: ${named(unplaced).join('; ')}.`,
        ]
      : []),
    ...named(declined),
    ...(text.includes('\t') ? ['Só a primeira coluna foi usada.'] : []),
  ];
}

/**
 * Fills a column downwards from the line at `start`. Empty cells are skipped. Invalid values are inserted too, so that
 * they can be corrected.
 */
export function pasteColumn(lines: readonly DraftLine[], column: PastedColumn, start: number, text: string): Pasted {
  const { noun, isRight } = COLUMNS[column];
  const cells = pastedCells(text);
  const present = lines.slice(start, start + cells.length);
  const bad: string[] = [];
  const declined: string[] = [];
  let filled = 0;
  const placed = present.map((line, index) => {
    const cell = cells[index] ?? '';
    const place = `Linha ${start + index + 1}`;
    if (cell === '') return line;
    if (line.declined || isPending(line)) {
      const why = line.declined ? 'está como não atendida' : 'ainda não tem produto';
      declined.push(`${place} ${why}: “${cell}” não foi usado.`);
      return line;
    }
    if (isRight(cell, line)) filled += 1;
    else bad.push(`${place}: “${cell}” não é um ${noun}.`);
    return withValue(line, column, cell);
  });
  const unplaced = cells.slice(present.length).filter((cell) => cell !== '');
  return {
    lines: [...lines.slice(0, start), ...placed, ...lines.slice(start + present.length)],
    filled,
    complaints: complaintsOf(bad, unplaced, declined, text),
  };
}
