import type { Tread } from './tyre-figure';

/** Words of a product's details by which its tread is known, the most particular first. */
const WORDS: readonly (readonly [Tread, RegExp])[] = [
  ['mud', /lama|m\/t/i],
  ['mixed', /mista|a\/t/i],
  ['blocks', /borrachud|\btração/i],
  ['ribs', /lisa|direcional|reboque/i],
];

/** Treads of kinds of vehicles whose products do not tell. */
const USUAL: Partial<Record<string, Tread>> = { Máquinas: 'bars', 'Caminhões e ônibus': 'ribs' };

/** Returns the tread of a product, by its details and the kind of vehicle that it is for. */
export function treadOf(details: string, type = ''): Tread {
  const usual = USUAL[type] ?? 'road';
  if (usual === 'bars') return usual;
  return WORDS.find(([, words]) => words.test(details))?.[0] ?? usual;
}
