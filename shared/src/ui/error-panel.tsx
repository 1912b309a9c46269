import { messages } from '@rodovia/shared/runtime';
import styles from './error-panel.module.css';

interface Props {
  title: string;
  text: string;
  onRetry?: () => void;
  /** Identifier that support can look the failure up by. */
  diagnostic?: string;
}

/** Takes the place of what could not be shown: what happened, and a way to try again. */
export function ErrorPanel({ title, text, onRetry, diagnostic }: Props) {
  return (
    <section className={styles.panel} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {messages.retry}
        </button>
      )}
      {diagnostic && (
        <p className={styles.diagnostic}>
          Código do diagnóstico: <code>{diagnostic}</code>
        </p>
      )}
    </section>
  );
}
