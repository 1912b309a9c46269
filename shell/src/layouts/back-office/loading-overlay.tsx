import { messages, useActivity } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';
import styles from './loading-overlay.module.css';

/** For answers faster than this the overlay would only flash. */
const PATIENCE_MS = 300;

/** 'Carregando...' over the page while calls run or its code is on the way; the page below stays usable. */
export function LoadingOverlay() {
  const busy = useActivity(({ running }) => running > 0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) return setShown(false);
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <div role="status" className={styles.place}>
      {shown && <span className={styles.overlay}>{messages.loading}</span>}
    </div>
  );
}
