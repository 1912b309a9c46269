import type { ShoppingCart } from '@rodovia/shared/contracts';
import { api, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import { Button, Dialog } from '@rodovia/shared/ui';
import { useState } from 'react';
import styles from './my-quotations.module.css';

const REASON = 'Solicitação de cancelamento pelo cliente!';

/** Asks for the cancellation of an open quotation, after a confirmation; in any other status there is none to ask for. */
export function CancelButton({ quotation }: { quotation: ShoppingCart }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (quotation.Status !== 'OPEN') return <Button disabled>Ação indisponível</Button>;
  const cancel = async () => {
    setBusy(true);
    try {
      await api.put(`/shopping-cart/cancel-service/${quotation.Code}`, { value: REASON });
      notify.success('Orçamento cancelado.');
    } catch (error) {
      notify.error(messageOf(error, 'Erro ao cancelar o orçamento.'));
    }
    setBusy(false);
    setAsking(false);
    await invalidate('shopping-cart');
  };
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Cancelar orçamento
      </Button>
      {asking && (
        <Dialog title={`Cancelar o orçamento ${quotation.Number}?`} onClose={() => setAsking(false)}>
          <p>Um orçamento cancelado não volta a ser aberto.</p>
          <div className={styles.actions}>
            <Button kind="danger" busy={busy} onClick={() => void cancel()}>
              Cancelar orçamento
            </Button>
            <Button onClick={() => setAsking(false)}>Manter</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
