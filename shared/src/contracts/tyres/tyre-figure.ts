import { type TyreGeometry, tyreGeometry } from './tyre-geometry';

/** Diameter of the drawn tyre, in units of a view box of 170 × 100. */
export const OUTER = 92;
const FALLBACK: TyreGeometry = { width: 205, sidewall: 113, rim: 406, diameter: 632 };
const HEAVY = ['Máquinas', 'Caminhões e ônibus'];

/** Returns whether tyres for a vehicle type have bar tread (for field and mine) instead of block tread. */
export const hasHeavyTread = (groupType = '') => HEAVY.includes(groupType);

/** Rounds a coordinate: more digits would only make pages larger. */
const at = (value: number) => Math.round(value * 100) / 100;

/** Returns the path of the tread blocks in the front view. All rows are alike. */
function treadPath(x: number, width: number, heavy: boolean): string {
  const rows = heavy ? 6 : 11;
  const step = at(OUTER / rows);
  const half = at(width / 2 - 3.5);
  const rise = at(step / 2);
  const row = `l${half} ${-rise}m3 0l${half} ${rise}m${at(-2 * half - 3)} ${step}`;
  const grooves = heavy ? '' : `M${at(x + width / 3)} 5V95M${at(x + (2 * width) / 3)} 5V95`;
  return `M${at(x + 2)} ${at(4 + (3 * step) / 4)}${row.repeat(rows)}${grooves}`;
}

const spokesPath = (radius: number) =>
  Array.from({ length: 5 }, (_, i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    return `M50 50L${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  }).join('');

/** Measures of a tyre drawing in the proportions of its size: a wheel around (50, 50) with the tread next to it. */
export interface TyreFigure {
  bead: number;
  rim: number;
  hub: number;
  spokes: string;
  /** Front view: left edge, width, and corner radius. */
  front: { x: number; width: number; round: number };
  tread: string;
  treadWidth: number;
}

/** Returns the drawing of a tyre size; a text that is no size gives usual proportions. */
export function tyreFigure(size: string, heavy: boolean): TyreFigure {
  const { width, rim, diameter } = tyreGeometry(size) ?? FALLBACK;
  const scale = OUTER / diameter;
  const front = Math.min(width * scale, 60);
  const radius = (rim * scale) / 2;
  return {
    bead: at(radius + 1.2),
    rim: at(radius),
    hub: at(radius / 4),
    spokes: spokesPath(radius - 1),
    front: { x: at(135 - front / 2), width: at(front), round: at(Math.min(8, front / 4)) },
    tread: treadPath(135 - front / 2, front, heavy),
    treadWidth: heavy ? 4 : 1.6,
  };
}
