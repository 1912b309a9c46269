import { DIAMETER_TOLERANCE } from './tyre-comparison';
import { tyreGeometry } from './tyre-geometry';
import { parseTyreSize } from './tyre-size';

/** A size that fits the same rim as another size, and how the two differ. */
export interface EquivalentSize {
  /** Identical for all spellings of the size. */
  key: string;
  /** The size in the notation of the trade. */
  size: string;
  /** Difference of the outer diameters in percent, rounded to one decimal. */
  percent: number;
  /** True speed in km/h, rounded to one decimal, when the speedometer shows 100. */
  speedAt100: number;
}

/**
 * Maximum ratio of the widths of two tyres that can replace each other. A motorcycle tyre has the diameter of a car tyre
 * and half its width; a trailer tyre that of a truck tyre and a third more.
 */
const MAX_WIDTH_RATIO = 1.2;

const toTenths = (value: number) => Math.round(value * 10) / 10;

/** Returns whether two diameters differ by at most the tolerance, whichever of them is the reference. */
const isClose = (one: number, other: number) =>
  Math.abs(one - other) * 100 <= DIAMETER_TOLERANCE * Math.min(one, other);

function compared(requested: string, other: string): EquivalentSize | undefined {
  const [from, to] = [tyreGeometry(requested), tyreGeometry(other)];
  const named = parseTyreSize(other);
  if (!from || !to || !named || from.rim !== to.rim || !isClose(from.diameter, to.diameter)) return undefined;
  if (Math.max(from.width, to.width) > MAX_WIDTH_RATIO * Math.min(from.width, to.width)) return undefined;
  const ratio = to.diameter / from.diameter;
  return { key: named.key, size: named.text, percent: toTenths((ratio - 1) * 100), speedAt100: toTenths(ratio * 100) };
}

/**
 * Returns the sizes that fit the rim of `asked`, of a similar width, whose outer diameter is within the tolerance,
 * closest first. Each
 * size is returned once, in a spelling that does not depend on the order of `sizes`; `asked` is never returned.
 */
export function equivalentSizes(requested: string, sizes: readonly string[]): EquivalentSize[] {
  const own = parseTyreSize(requested)?.key;
  const found = new Map<string, EquivalentSize>();
  for (const other of sizes) {
    const one = compared(requested, other);
    if (!one || one.key === own) continue;
    const known = found.get(one.key);
    if (!known || one.size < known.size) found.set(one.key, one);
  }
  return [...found.values()].sort(
    (a, b) => Math.abs(a.percent) - Math.abs(b.percent) || a.size.localeCompare(b.size, 'pt-BR', { numeric: true }),
  );
}
