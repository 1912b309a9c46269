import { messages, useActivity } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';
import styles from './loading-overlay.module.css';

/** Delay in ms before the overlay is shown, so that it does not flash for fast answers. */
const PATIENCE_MS = 300;

/** 'Carregando...' over the page while calls run or code is loading; the page below stays usable. */
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
