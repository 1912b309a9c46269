import { encode } from 'uqr';
import styles from './security.module.css';

const QUIET = 4;

/** A QR code, drawn as one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const side = size + 2 * QUIET;
  return (
    <svg className={styles.qr} role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}>
      <path d={path} />
    </svg>
  );
}
