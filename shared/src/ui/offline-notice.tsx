import { useNetwork } from '@rodovia/shared/runtime';
import styles from './offline-notice.module.css';

/** Says that the device has no connection for as long as that is so, and that a page that was asked for is to come. */
export function OfflineNotice() {
  const { isOnline, heldPage } = useNetwork();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          {heldPage
            ? 'Sem conexão. A página que você pediu abre assim que a rede voltar.'
            : 'Sem conexão. O que já abriu continua aqui, e o carrinho está guardado.'}
        </p>
      )}
    </div>
  );
}
