import { messages } from '@rodovia/shared/runtime';
import { Dialog } from './dialog';
import styles from './error-panel.module.css';

interface Props {
  title: string;
  text: string;
  onRetry?: () => void;
  /** Set if a dialog failed: the panel is then shown in a dialog, which this closes. */
  onClose?: () => void;
  /** Set if it is all that the page has: its title is then the page's heading. */
  isPage?: boolean;
  /** Identifier that support can look the failure up by. */
  diagnostic?: string;
}

/** Shown in place of something that failed: what happened, and a button to try again. */
export function ErrorPanel({ title, text, onRetry, onClose, isPage, diagnostic }: Props) {
  const Title = isPage ? 'h1' : 'h2';
  const panel = (
    <section className={styles.panel} role="alert">
      <Title className={styles.title}>{title}</Title>
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
  if (!onClose) return panel;
  return (
    <Dialog title="Não foi possível abrir" onClose={onClose}>
      {panel}
    </Dialog>
  );
}
