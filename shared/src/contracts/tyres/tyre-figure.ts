import { type TyreGeometry, tyreGeometry } from './tyre-geometry';

interface TreadPattern {
  /** Number of rows of blocks. */
  rows: number;
  /** Width of the lines between them. */
  line: number;
  /** How far a row rises to the middle, as a part of its height. */
  slant: number;
  /** Grooves along the tyre, as parts of its width. */
  grooves: readonly number[];
}

const pattern = (rows: number, line: number, slant: number, ...grooves: number[]): TreadPattern => ({
  rows,
  line,
  slant,
  grooves,
});

/** Treads that drawings tell apart. */
export const TREADS = {
  /** Rows of blocks between grooves, for the road. */
  road: pattern(11, 1.6, 0.5, 0.33, 0.67),
  /** Larger blocks around one groove, for road and earth. */
  mixed: pattern(9, 2.6, 0.3, 0.5),
  /** Few and large blocks, for mud. */
  mud: pattern(7, 3.6, 0.2),
  /** Ribs along the tyre, for axles that steer or are pulled. */
  ribs: pattern(18, 0.7, 0, 0.2, 0.4, 0.6, 0.8),
  /** Blocks across and along, for axles that drive. */
  blocks: pattern(9, 2.2, 0, 0.3, 0.7),
  /** Bars, for field and mine. */
  bars: pattern(6, 4.4, 0.6),
} satisfies Record<string, TreadPattern>;
export type Tread = keyof typeof TREADS;

/** Diameter of the drawn tyre, in units of a view box of 170 × 100. */
export const OUTER = 92;
/** Drawn for a text that is no size. */
const USUAL = '205/55R16';

/** Rounds a coordinate: more digits would only make pages larger. */
const at = (value: number) => Math.round(value * 100) / 100;

/** Returns the path of the tread in the front view. All rows are alike. */
function treadPath(x: number, width: number, tread: Tread): string {
  const { rows, slant, grooves } = TREADS[tread];
  const step = at(OUTER / rows);
  const half = at(width / 2 - 3.5);
  const rise = at(step * slant);
  const row = `l${half} ${-rise}m3 0l${half} ${rise}m${at(-2 * half - 3)} ${step}`;
  const along = grooves.map((part) => `M${at(x + part * width)} 5V95`).join('');
  return `M${at(x + 2)} ${at(4 + (step + rise) / 2)}${row.repeat(rows)}${along}`;
}

/** Measures of a tyre drawing in the proportions of its size: a wheel around (50, 50) with the tread next to it. */
export interface TyreFigure {
  rim: number;
  /** Path around the side wall along which its letters stand, and their height. */
  ring: string;
  letters: number;
  /** Front view: left edge, width, and corner radius. */
  front: { x: number; width: number; rx: number };
  /** Path of the tread. */
  blocks: string;
  /** Width of the lines of the tread, and of the lugs at its edge. */
  line: number;
}

/** Returns the drawing of a tyre size; a text that is no size gives usual proportions. */
export function tyreFigure(size: string, tread: Tread): TyreFigure {
  const { width, rim, diameter } = tyreGeometry(size) ?? (tyreGeometry(USUAL) as TyreGeometry);
  const scale = OUTER / diameter;
  const front = Math.min(width * scale, 60);
  const radius = (rim * scale) / 2;
  const letters = (OUTER / 2 - radius) / 3;
  const ring = at((OUTER / 2 + radius - letters) / 2);
  return {
    rim: at(radius),
    // it begins at the left, so that a quarter of it is the top
    ring: `M${at(50 - ring)} 50a${ring} ${ring} 0 1 1 0 .1z`,
    letters: at(letters),
    front: { x: at(135 - front / 2), width: at(front), rx: at(front / 5) },
    blocks: treadPath(135 - front / 2, front, tread),
    line: TREADS[tread].line,
  };
}
