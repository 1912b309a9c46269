import { useSyncExternalStore } from 'react';
import styles from './offline-notice.module.css';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says that the device has no connection, for as long as that is so. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>Sem conexão. O que já abriu continua aqui, e o carrinho está guardado.</p>
      )}
    </div>
  );
}
