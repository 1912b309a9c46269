import { Link } from '@rodovia/shared/router';
import { dismissToast, type Toast, useToasts } from '@rodovia/shared/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './toaster.module.css';

function ToastCard({ toast: { id, kind, text, action }, duration }: { toast: Toast; duration: number }) {
  const [isHeld, setHeld] = useState(false);
  const dismiss = () => dismissToast(id);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration, id]);
  return (
    <li
      className={`${styles.toast} ${styles[kind]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.text}>{text}</span>
      {action && (
        <Link to={action.href} className={styles.action} onClick={dismiss}>
          {action.label}
        </Link>
      )}
      <button type="button" className={styles.close} aria-label="Fechar aviso" onClick={dismiss}>
        ×
      </button>
    </li>
  );
}

/** The element that was pressed last or has the focus. */
function useLastUsed() {
  const used = useRef<Element | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const note = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('[data-toasts]')) used.current = target;
    };
    for (const sign of ['pointerdown', 'focusin']) addEventListener(sign, note, { signal: end.signal, passive: true });
    return () => end.abort();
  }, []);
  return used;
}

const meet = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && a.width > 0;

/**
 * Shows toasts at the top right, each for `duration` ms while it is neither hovered nor focused. If they would cover
 * the element used last, they are shown at the bottom.
 */
export function Toaster({ duration }: { duration: number }) {
  const toasts = useToasts((state) => state.toasts);
  const used = useLastUsed();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const toaster = ref.current;
    if (!toaster || toasts.length === 0) return;
    delete toaster.dataset.low;
    const place = used.current?.getBoundingClientRect();
    if (place && meet(place, toaster.getBoundingClientRect())) toaster.dataset.low = '';
  }, [toasts, used]);
  return (
    <div ref={ref} role="status" aria-live="polite" className={styles.toaster} data-toasts="">
      <ul className={`plain-list ${styles.list}`}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} duration={duration} />
        ))}
      </ul>
    </div>
  );
}
