import { type TyreOutline, tyreOutlines } from '@rodovia/shared/contracts/tyres';
import { formatNumber } from '@rodovia/shared/runtime';
import styles from './tyre-outlines.module.css';

const LINES = [styles.first, styles.second, styles.third, styles.fourth];
const lineOf = (place: number) => `${styles.line} ${LINES[place % LINES.length]}`;

const wordsOf = ({ size, diameter, width }: TyreOutline) =>
  `${size}: ${formatNumber(diameter)} mm de diâmetro e ${formatNumber(width)} mm de largura`;

function Outline({ outline: { radius, rim, front }, place }: { outline: TyreOutline; place: number }) {
  return (
    <g className={lineOf(place)}>
      <circle cx="50" cy="50" r={radius} />
      <circle cx="50" cy="50" r={rim} />
      <rect x={front.x} y={front.y} width={front.width} height={front.height} rx={front.round} />
    </g>
  );
}

/** Outlines of tyres on top of each other, to the same scale, from the side and the front, with a legend. */
export function TyreOutlines({ sizes }: { sizes: readonly string[] }) {
  const outlines = tyreOutlines([...new Set(sizes)]);
  if (outlines.length === 0) return null;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 170 100"
        role="img"
        aria-label={`Contornos na mesma escala. ${outlines.map(wordsOf).join('; ')}.`}
      >
        {outlines.map((outline, place) => (
          <Outline key={outline.size} outline={outline} place={place} />
        ))}
      </svg>
      <figcaption className={styles.names}>
        {outlines.map(({ size, diameter }, place) => (
          <span key={size} className={styles.name}>
            <svg viewBox="0 0 24 4" className={styles.sample} aria-hidden="true">
              <path d="M0 2h24" className={lineOf(place)} />
            </svg>
            {size} · {formatNumber(diameter)} mm
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
