import { type TyreGeometry, tyreGeometry } from './tyre-geometry';
import { parseTyreSize } from './tyre-size';

/** A rim that is an inch off is worse than anything on the same one. */
const RIM_WEIGHT = 100;

/** How far one size is from another, in millimetres of diameter and width; another rim weighs most. */
const distance = (one: TyreGeometry, other: TyreGeometry) =>
  Math.abs(one.diameter - other.diameter) +
  Math.abs(one.width - other.width) +
  RIM_WEIGHT * Math.abs(one.rim - other.rim);

/** The `most` of `sizes` that come nearest to `asked`, which is none of them; none where it is no size. */
export function nearestSizes(asked: string, sizes: readonly string[], most: number): string[] {
  const from = tyreGeometry(asked);
  const own = parseTyreSize(asked)?.key;
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
