import type { ListLine } from '../../../src/modules/product/reading/line';

/** Expected values of a line; others are unspecified. */
export type Expected = Partial<
  Pick<ListLine, 'quantity' | 'size' | 'load' | 'speed' | 'plies' | 'position' | 'brand' | 'goods'>
> & {
  /** A word that may be a code. */
  code?: string;
  /** Words that must remain in the search text. */
  words?: string;
};

/** Quantity, size and other expected values of a line. */
export const reading = (quantity: number | null, size: string | null, more: Expected = {}): Expected => ({
  quantity,
  size,
  ...more,
});
export const direcional = { position: 'Direcional' } as const;
export const trativo = { position: 'Trativo' } as const;

export const goods = (name: string) => ({ goods: name });

/** A line, and what it means. */
export type Spelling = [line: string, expected: Expected];
