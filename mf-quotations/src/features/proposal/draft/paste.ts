import { MOST_UNIT_CENTS, readCents } from '@rodovia/shared/contracts/money';
import type { DraftLine } from './draft';

/** What became of a pasted column. */
export interface Pasted {
  lines: DraftLine[];
  filled: number;
  /** Sentences about what was not a price, found no line, or was left out. */
  complaints: string[];
}

const MOST_NAMED = 5;

/** The first column of what a spreadsheet copies, without the empty line behind its last row. */
export const pastedCells = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => (row.split('\t')[0] ?? '').trim());

/** Whether a pasted text is more than one cell. */
export const isColumn = (text: string) => pastedCells(text).length > 1;

const isPrice = (text: string) => {
  const cents = readCents(text);
  return cents !== null && cents <= MOST_UNIT_CENTS;
};

const named = (texts: string[]) =>
  texts.length > MOST_NAMED ? [...texts.slice(0, MOST_NAMED), `e mais ${texts.length - MOST_NAMED}`] : texts;

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
 * Fills a column of prices downwards, from the line at `start`. An empty cell leaves its line as it is. What is no price
 * is put into its line too, where it can be corrected.
 */
export function pastePrices(lines: readonly DraftLine[], start: number, text: string): Pasted {
  const cells = pastedCells(text);
  const present = lines.slice(start, start + cells.length);
  const bad: string[] = [];
  const declined: string[] = [];
  let filled = 0;
  const placed = present.map((line, index) => {
    const cell = cells[index] ?? '';
    const place = `Linha ${start + index + 1}`;
    if (cell === '') return line;
    if (line.declined) {
      declined.push(`${place} está como não atendida: “${cell}” não foi usado.`);
      return line;
    }
    if (isPrice(cell)) filled += 1;
    else bad.push(`${place}: “${cell}” não é um preço.`);
    return { ...line, price: cell };
  });
  const unplaced = cells.slice(present.length).filter((cell) => cell !== '');
  return {
    lines: [...lines.slice(0, start), ...placed, ...lines.slice(start + present.length)],
    filled,
    complaints: complaintsOf(bad, unplaced, declined, text),
  };
}
