import type { Content, TableCell } from 'pdfmake/interfaces';

/** Colour of text on paper. */
export const INK = '#1b1a18';
/** Colour of secondary text. */
export const SOFT = '#605c55';
/** Colour of rules. */
export const LINE = '#d5d0c6';
/** Background of highlighted areas. */
export const GROUND = '#f1eee8';
/** Colour of the brand. */
export const AMBER = '#f5b301';

/** Matches words that are too long for any column. */
const ENDLESS = /\S{24}/;

/** Text written by people: long words wrap instead of widening the page. */
export const written = (text: string) => ({ text, ...(ENDLESS.test(text) && { wordBreak: 'break-all' as const }) });

/** Small text in a soft colour. */
export const soft = (text: string): Content => ({ ...written(text), color: SOFT, fontSize: 8 });
/** Returns a list with the content, or an empty one. */
export const notEmpty = <T>(condition: unknown, content: T): T[] => (condition ? [content] : []);

/** Cell of a number: on the right, in one line. */
export const right = (text: string, further: object = {}): TableCell => ({
  text,
  alignment: 'right',
  noWrap: true,
  ...further,
});

/** Cell of a table's head. */
export const heading = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text,
  alignment,
  bold: true,
  fontSize: 8,
  fillColor: GROUND,
});
