import { roomWords } from '@rodovia/shared/contracts/length';
import styles from './text-field.module.css';

interface Props {
  text: unknown;
  most: number | undefined;
}

/** Counts down the room that a text has left, once there is little; whoever listens is told in a pause. */
export function LengthNote({ text, most }: Props) {
  if (most === undefined) return null;
  const { length } = String(text ?? '');
  return (
    <span aria-live="polite" className={styles.length} data-over={length > most}>
      {roomWords(length, most)}
    </span>
  );
}
