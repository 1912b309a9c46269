import { type TyreGeometry, tyreGeometry } from './tyre-geometry';
import { parseTyreSize } from './tyre-size';

/** Weight of a different rim: one inch of rim counts more than any difference on the same rim. */
const RIM_WEIGHT = 100;

/**
 * Returns the distance between two sizes: the differences of diameter and width in millimetres, plus the weighted
 * difference of the rims.
 */
const distance = (one: TyreGeometry, other: TyreGeometry) =>
  Math.abs(one.diameter - other.diameter) +
  Math.abs(one.width - other.width) +
  RIM_WEIGHT * Math.abs(one.rim - other.rim);

/**
 * Returns up to `most` of the `sizes` that are closest to `asked`, which is never returned. Returns an empty list if
 * `asked` is no size.
 */
export function nearestSizes(requested: string, sizes: readonly string[], most: number): string[] {
  const from = tyreGeometry(requested);
  const own = parseTyreSize(requested)?.key;
  if (!from) return [];
  return sizes
    .flatMap((size) => {
      const to = tyreGeometry(size);
      return to && parseTyreSize(size)?.key !== own ? [{ size, far: distance(from, to) }] : [];
    })
    .sort((a, b) => a.far - b.far || (a.size < b.size ? -1 : 1))
    .slice(0, most)
    .map(({ size }) => size);
}
