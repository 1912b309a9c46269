import { type ReactNode, useEffect, useRef } from 'react';
import styles from './drawer.module.css';

interface Props {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel from the left based on `<dialog>`: it traps the focus; Escape and a press outside close it. */
export function Drawer({ label, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself handles Escape
    <dialog
      ref={ref}
      aria-label={label}
      className={styles.drawer}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <button type="button" className={styles.close} aria-label="Fechar menu" onClick={onClose}>
        ×
      </button>
      {children}
    </dialog>
  );
}
