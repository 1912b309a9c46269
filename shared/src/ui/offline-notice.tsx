import { useNetwork } from '@rodovia/shared/runtime';
import styles from './offline-notice.module.css';

/** Says that the device is offline, and that a requested page is waiting for the network. */
export function OfflineNotice() {
  const { isOnline, pendingPage } = useNetwork();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          {pendingPage
            ? 'Sem conexão. A página que você pediu abre assim que a rede voltar.'
            : 'Sem conexão. O que já abriu continua aqui, e o carrinho está guardado.'}
        </p>
      )}
    </div>
  );
}
