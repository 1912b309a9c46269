import { roomWords } from '../contracts/rules';
import styles from './text-field.module.css';

interface Props {
  text: unknown;
  most: number | undefined;
}

/** Counts down the remaining length of a text once little is left; announced to screen readers after a pause. */
export function LengthNote({ text, most }: Props) {
  if (most === undefined) return null;
  const { length } = String(text ?? '');
  return (
    <span aria-live="polite" className={styles.length} data-over={length > most}>
      {roomWords(length, most)}
    </span>
  );
}
