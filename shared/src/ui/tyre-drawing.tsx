import { OUTER, tyreFigure } from '../contracts/tyres';
import styles from './tyre-drawing.module.css';

/** Drawing of a tyre size from the side and the front, in its proportions. */
export function TyreDrawing({ size, heavy = false }: { size: string; heavy?: boolean }) {
  const { bead, rim, hub, spokes, front, tread, treadWidth } = tyreFigure(size, heavy);
  return (
    <svg className={styles.drawing} viewBox="0 0 170 100" role="img" aria-label={`Desenho do pneu ${size}`}>
      <circle cx="50" cy="50" r={OUTER / 2} className={styles.rubber} />
      <circle cx="50" cy="50" r={bead} className={styles.bead} />
      <circle cx="50" cy="50" r={rim} className={styles.rim} />
      <path d={spokes} className={styles.spokes} />
      <circle cx="50" cy="50" r={hub} className={styles.hub} />
      <rect x={front.x} y="4" width={front.width} height={OUTER} rx={front.round} className={styles.rubber} />
      <path d={tread} className={styles.tread} strokeWidth={treadWidth} />
    </svg>
  );
}
