import { tyreGeometry } from './tyre-geometry';

/** The outline of a tyre among others, all to one scale: a wheel around 50/50 and the tyre from the front around 135/50, in a picture that is 170 wide and 100 high. */
export interface TyreOutline {
  size: string;
  /** Millimetres. */
  diameter: number;
  width: number;
  radius: number;
  rim: number;
  front: { x: number; y: number; width: number; height: number; round: number };
}

/** Height of the tallest tyre, and the most room in front. */
const TALLEST = 92;
const WIDEST = 64;

const at = (value: number) => Math.round(value * 100) / 100;

/** The outlines of those of `sizes` that tell their measures. */
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
