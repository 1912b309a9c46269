import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { api, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import { Button, Dialog, DialogActions } from '@rodovia/shared/ui';
import { useState } from 'react';
import { useFocusAfter } from './use-focus-after';

const REASON = 'Solicitação de cancelamento pelo cliente!';

interface Props {
  quotation: ShoppingCart;
  /** Id of the quotation's heading, which can be focused. */
  heading: string;
}

/** Requests the cancellation of an open quotation after a confirmation; not shown in other statuses. */
export function CancelButton({ quotation, heading }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const isOpen = quotation.Status === 'OPEN';
  useFocusAfter(asking && isOpen, heading);
  if (!isOpen) return <Button disabled>Ação indisponível</Button>;
  const cancel = async () => {
    setBusy(true);
    try {
      await api.put(`/shopping-cart/cancel-service/${quotation.Code}`, { value: REASON });
      notify.success('Orçamento cancelado.');
    } catch (error) {
      notify.error(messageOf(error, 'Erro ao cancelar o orçamento.'));
    }
    await invalidate('shopping-cart');
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Cancelar orçamento
      </Button>
      {asking && (
        <Dialog title={`Cancelar o orçamento ${quotation.Number}?`} onClose={() => setAsking(false)}>
          <p>Um orçamento cancelado não volta a ser aberto.</p>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>Manter</Button>
            <Button kind="danger" busy={busy} onClick={() => void cancel()}>
              Cancelar orçamento
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
