import { DIAMETER_TOLERANCE } from './tyre-comparison';
import { tyreGeometry } from './tyre-geometry';
import { parseTyreSize } from './tyre-size';

/** A size that can stand on the rim of another, and how it differs. */
export interface EquivalentSize {
  /** Equal for every spelling of the size. */
  key: string;
  /** As the trade writes it. */
  size: string;
  /** Percent by which its outer diameter differs, to a tenth. */
  percent: number;
  /** How fast one is, to a tenth of km/h, when the speedometer shows 100. */
  speedAt100: number;
}

const toTenths = (value: number) => Math.round(value * 10) / 10;

/** Whether two diameters differ by no more than is usual, whichever of them the other is measured by. */
const isClose = (one: number, other: number) =>
  Math.abs(one - other) * 100 <= DIAMETER_TOLERANCE * Math.min(one, other);

function compared(asked: string, other: string): EquivalentSize | undefined {
  const [from, to] = [tyreGeometry(asked), tyreGeometry(other)];
  const named = parseTyreSize(other);
  if (!from || !to || !named || from.rim !== to.rim || !isClose(from.diameter, to.diameter)) return undefined;
  const ratio = to.diameter / from.diameter;
  return { key: named.key, size: named.text, percent: toTenths((ratio - 1) * 100), speedAt100: toTenths(ratio * 100) };
}

/**
 * Those of `sizes` that fit the rim of `asked` and differ from its outer diameter by no more than is usual, nearest
 * first; each size counts once, in the same spelling whatever their order, and `asked` itself is none of them.
 */
export function equivalentSizes(asked: string, sizes: readonly string[]): EquivalentSize[] {
  const own = parseTyreSize(asked)?.key;
  const found = new Map<string, EquivalentSize>();
  for (const other of sizes) {
    const one = compared(asked, other);
    if (!one || one.key === own) continue;
    const known = found.get(one.key);
    if (!known || one.size < known.size) found.set(one.key, one);
  }
  return [...found.values()].sort(
    (a, b) => Math.abs(a.percent) - Math.abs(b.percent) || a.size.localeCompare(b.size, 'pt-BR', { numeric: true }),
  );
}
