import { foldText } from '../rules/fold-text';

/** Filters of the catalogue whose values have a page of their own, and the beginning of its address. */
const BEGINNINGS = { size: '/pneus/', brand: '/pneus/marca/', type: '/pneus/tipo/', rim: '/pneus/aro/' } as const;

/** Filter of the catalogue whose values have a page of their own. */
export type Subject = keyof typeof BEGINNINGS;

/** Returns whether the values of a filter have pages of their own. */
export const isSubject = (filter: string): filter is Subject => filter in BEGINNINGS;

/** Returns a name as it is written in an address: `caminhoes-e-onibus`, `205-55-r16`. */
export const addressName = (name: string): string =>
  foldText(name)
    .match(/\p{L}*\d+|\p{L}+/gu)
    ?.join('-') ?? '';

/** Returns the letters and digits of a name: they are the same for the name and for how an address writes it. */
export const bareName = (name: string): string => foldText(name).replace(/[^\p{L}\d]/gu, '');

/**
 * Returns the address of the page of a size, brand, kind of vehicle or rim; undefined for a name without letters and
 * digits, which has none.
 */
export function subjectPath(subject: Subject, name: string): string | undefined {
  const written = addressName(name);
  return written ? BEGINNINGS[subject] + written : undefined;
}
