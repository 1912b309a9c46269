import { dismissToast, type Toast, useToasts } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';
import styles from './toaster.module.css';

function ToastCard({ toast, duration }: { toast: Toast; duration: number }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, toast.id]);
  return (
    <li
      className={`${styles.toast} ${styles[toast.kind]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      <button type="button" className={styles.close} aria-label="Fechar aviso" onClick={() => dismissToast(toast.id)}>
        ×
      </button>
    </li>
  );
}

/** Shows the notifier's toasts at the top right, each for `duration` milliseconds while nobody points at it. */
export function Toaster({ duration }: { duration: number }) {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div role="status" aria-live="polite" className={styles.toaster}>
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} duration={duration} />
        ))}
      </ul>
    </div>
  );
}
