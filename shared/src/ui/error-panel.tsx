import { messages } from '@rodovia/shared/runtime';
import { Dialog } from './dialog';
import styles from './error-panel.module.css';

interface Props {
  title: string;
  text: string;
  onRetry?: () => void;
  /** Set if a dialog failed: the panel is shown in a dialog, and this closes it. */
  onClose?: () => void;
  /** Whether the panel is the whole page; its title is then the page's heading. */
  isPage?: boolean;
  /** Identifier by which support finds the failure. */
  diagnostic?: string;
}

/** Shown in place of a failed part: what happened, and a retry button. */
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
