import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** Variant with its own styling. */
  className?: string;
}

const FIELDS = 'input, select, textarea';

/** Focuses the first field of a dialog, or the safe button if it has no fields. */
function begin(dialog: HTMLDialogElement) {
  const fields = [...dialog.querySelectorAll<HTMLElement>(FIELDS)].filter(({ offsetParent }) => offsetParent);
  const [first = dialog.querySelector<HTMLElement>('[data-actions] button')] = fields;
  first?.focus();
}

/**
 * A modal dialog based on `<dialog>`: it focuses its first field, traps the focus, closes with Escape, and returns the
 * focus to the opener.
 */
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
      // browsers close a dialog without asking at the second Escape
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
