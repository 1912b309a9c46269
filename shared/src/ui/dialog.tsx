import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** Of a look of its own. */
  className?: string;
}

const FIELDS = 'input, select, textarea';

/** Where a dialog begins: its first field; a question without fields at its safe answer. */
function begin(dialog: HTMLDialogElement) {
  const fields = [...dialog.querySelectorAll<HTMLElement>(FIELDS)].filter(({ offsetParent }) => offsetParent);
  const [first = dialog.querySelector<HTMLElement>('[data-actions] button')] = fields;
  first?.focus();
}

/** A modal dialog on the browser's own `<dialog>`: it opens on its first field, focus is trapped, Escape closes, focus returns to the opener. */
export function Dialog({ title, onClose, children, wide = false, className = '' }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    if (dialog) begin(dialog);
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${wide ? styles.wide : className}`}
      aria-labelledby="dialog-title"
      // asked twice to close, browsers close without asking back
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h2 id="dialog-title" className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label="Fechar" onClick={onClose}>
          ×
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
