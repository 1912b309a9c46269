import { tyreGeometry } from './tyre-geometry';

/**
 * Outline of a tyre in a row of tyres drawn to the same scale: a wheel around (50, 50) and the front view around (135,
 * 50), in a view box of 170 × 100.
 */
export interface TyreOutline {
  size: string;
  /** Outer diameter in millimetres. */
  diameter: number;
  width: number;
  radius: number;
  rim: number;
  front: { x: number; y: number; width: number; height: number; round: number };
}

/** Height of the tallest tyre, and maximum width of the front view, in units of the view box. */
const TALLEST = 92;
const WIDEST = 64;

const at = (value: number) => Math.round(value * 100) / 100;

/** Returns the outlines of those sizes that define their measures. */
export function tyreOutlines(sizes: readonly string[]): TyreOutline[] {
  const known = sizes.flatMap((size) => {
    const geometry = tyreGeometry(size);
    return geometry ? [{ size, ...geometry }] : [];
  });
  const tallest = Math.max(...known.map(({ diameter }) => diameter));
  const widest = Math.max(...known.map(({ width }) => width));
  const scale = Math.min(TALLEST / tallest, WIDEST / widest);
  return known.map(({ size, diameter, width, rim }) => {
    const [height, across] = [diameter * scale, width * scale];
    return {
      size,
      diameter: Math.round(diameter),
      width: Math.round(width),
      radius: at(height / 2),
      rim: at((rim * scale) / 2),
      front: {
        x: at(135 - across / 2),
        y: at(50 - height / 2),
        width: at(across),
        height: at(height),
        round: at(Math.min(8, across / 4)),
      },
    };
  });
}
