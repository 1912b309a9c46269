import { useNetwork } from '@rodovia/shared/runtime';
import styles from './offline-notice.module.css';

interface Props {
  /** What is not lost meanwhile: 'o carrinho está guardado'. */
  safe: string;
}

/** Says that the device is offline, and that a requested page is waiting for the network. */
export function OfflineNotice({ safe }: Props) {
  const { isOnline, pendingPage } = useNetwork();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          {pendingPage
            ? 'Sem conexão. A página que você pediu abre assim que a rede voltar.'
            : `Sem conexão. O que já abriu continua aqui, e ${safe}.`}
        </p>
      )}
    </div>
  );
}
