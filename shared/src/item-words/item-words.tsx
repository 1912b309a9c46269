import { formatNumber } from '@rodovia/shared/runtime';
import styles from './item-words.module.css';

/** Number of lines that are shown without being asked for. */
const SHOWN = 3;

const quoted = (text: string) => `“${text}”`;

interface Props {
  /** Lines of the customer's list that the product answers. */
  words: readonly string[] | undefined;
  /** Whose list it is: 'Na lista do cliente'. */
  label: string;
}

/** What a customer wrote for a product, as it stands in the list; many lines are folded. Nothing without words. */
export function ItemWords({ words = [], label }: Props) {
  if (words.length === 0) return null;
  if (words.length <= SHOWN)
    return (
      <p className={styles.words}>
        {label}: {words.map(quoted).join(', ')}
      </p>
    );
  return (
    <details className={styles.words}>
      <summary>
        {label}: {formatNumber(words.length)} linhas
      </summary>
      <ul>
        {words.map((text) => (
          <li key={text}>{quoted(text)}</li>
        ))}
      </ul>
    </details>
  );
}
