import { api, messageOf, notify } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { useState } from 'react';

/** Says that the address is unconfirmed, and sends the link again. */
export function ConfirmationNotice() {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const { message } = await api.post<{ message: string }>('/person/resend-confirmation');
      notify.success(message);
    } catch (error) {
      notify.error(messageOf(error, 'Erro ao enviar o link.'));
    }
    setBusy(false);
  };
  return (
    <>
      <p>E-mail ainda não confirmado: abra o link que enviamos. Até lá, os avisos dos orçamentos ficam guardados.</p>
      <Button busy={busy} onClick={() => void resend()}>
        Reenviar link
      </Button>
    </>
  );
}
