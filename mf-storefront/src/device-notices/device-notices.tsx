import { Button } from '@rodovia/shared/ui';
import styles from './device-notices.module.css';
import { useDeviceNotices } from './use-device-notices';

/** Offers to tell this device of the proposal and of messages. It is asked for by a press, never by itself. */
export function DeviceNotices() {
  const { notices, busy, begin, end } = useDeviceNotices();
  if (notices === 'absent') return null;
  if (notices === 'blocked')
    return (
      <p className={styles.note}>
        Os avisos desta loja estão bloqueados no navegador. Para ser avisado neste aparelho, libere-os nas permissões do
        site.
      </p>
    );
  return (
    <div className={styles.note}>
      {notices === 'on' && <p>Este aparelho avisa quando a proposta ou uma mensagem chegar.</p>}
      <Button busy={busy} onClick={notices === 'on' ? end : begin}>
        {notices === 'on' ? 'Não avisar mais' : 'Avisar neste aparelho'}
      </Button>
    </div>
  );
}
