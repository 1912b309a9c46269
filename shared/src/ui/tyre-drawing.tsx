import { useId } from 'react';
import { type Tread, tyreFigure } from '../contracts/tyres';
import styles from './tyre-drawing.module.css';

interface Props {
  size: string;
  tread?: Tread;
  /** Brand, written on the side wall. */
  brand?: string;
}

/**
 * Drawing of a tyre from the side and the front: its proportions, its tread, and what stands on its side wall. The style
 * sheet knows the shapes by their order.
 */
export function TyreDrawing({ size, tread = 'road', brand }: Props) {
  const id = useId();
  const { rim, ring, letters, front, blocks, line } = tyreFigure(size, tread);
  return (
    <svg className={styles.drawing} viewBox="0 0 170 100" role="img" aria-label={`Desenho do pneu ${size}`}>
      <circle r="45" strokeDasharray={line} />
      <path id={id} d={ring} />
      <text fontSize={letters}>
        <textPath href={`#${id}`} startOffset="25%">
          {brand}
        </textPath>
        <textPath href={`#${id}`} startOffset="75%">
          {size.replace('R', ' R')}
        </textPath>
      </text>
      <circle r={rim} />
      <circle r={rim * 0.6} strokeWidth={rim * 0.46} pathLength="50" />
      <rect y="4" height="92" {...front} />
      <path d={blocks} strokeWidth={line} />
    </svg>
  );
}
