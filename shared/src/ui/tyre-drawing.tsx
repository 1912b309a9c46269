import { type TyreGeometry, tyreGeometry } from '@rodovia/shared/contracts/tyre-geometry';
import styles from './tyre-drawing.module.css';

const OUTER = 92;
const FALLBACK: TyreGeometry = { width: 205, sidewall: 113, rim: 406, diameter: 632 };

/** A coordinate of the drawing, rounded: more digits than a screen shows would only make pages larger. */
const at = (value: number) => Math.round(value * 100) / 100;

/** Tread blocks across the front view: blocks for the road, bars for the field and the mine. All rows are alike. */
function treadPath(x: number, width: number, heavy: boolean): string {
  const rows = heavy ? 6 : 11;
  const step = at(OUTER / rows);
  const half = at(width / 2 - 3.5);
  const rise = at(step / 2);
  const row = `l${half} ${-rise}m3 0l${half} ${rise}m${at(-2 * half - 3)} ${step}`;
  const grooves = heavy ? '' : `M${at(x + width / 3)} 5V95M${at(x + (2 * width) / 3)} 5V95`;
  return `M${at(x + 2)} ${at(4 + (3 * step) / 4)}${row.repeat(rows)}${grooves}`;
}

const spokes = (radius: number) =>
  Array.from({ length: 5 }, (_, i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    return `M50 50L${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  }).join('');

/** The tyre that a size describes, from the side and from the front, in its own proportions. */
export function TyreDrawing({ size, heavy = false }: { size: string; heavy?: boolean }) {
  const { width, rim, diameter } = tyreGeometry(size) ?? FALLBACK;
  const scale = OUTER / diameter;
  const front = Math.min(width * scale, 60);
  const rimRadius = (rim * scale) / 2;
  return (
    <svg className={styles.drawing} viewBox="0 0 170 100" role="img" aria-label={`Desenho do pneu ${size}`}>
      <circle cx="50" cy="50" r={OUTER / 2} className={styles.rubber} />
      <circle cx="50" cy="50" r={at(rimRadius + 1.2)} className={styles.bead} />
      <circle cx="50" cy="50" r={at(rimRadius)} className={styles.rim} />
      <path d={spokes(rimRadius - 1)} className={styles.spokes} />
      <circle cx="50" cy="50" r={at(rimRadius / 4)} className={styles.hub} />
      <rect
        x={at(135 - front / 2)}
        y="4"
        width={at(front)}
        height={OUTER}
        rx={at(Math.min(8, front / 4))}
        className={styles.rubber}
      />
      <path d={treadPath(135 - front / 2, front, heavy)} className={styles.tread} strokeWidth={heavy ? 4 : 1.6} />
    </svg>
  );
}
