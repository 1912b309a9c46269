import { useParams } from '@rodovia/shared/router';
import { api, invalidate, messageOf, notify, usePage } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { useState } from 'react';
import page from '../../page.module.css';

/** Page of the link that confirms an address. It requires a click, because mail scanners open links too. */
export function ConfirmEmailPage() {
  const { confirmation: guid = '' } = useParams();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  usePage('Confirmar e-mail', [{ label: 'Confirmar e-mail' }]);
  const confirm = async () => {
    setBusy(true);
    try {
      await api.put('/person/confirm-email', { guid });
      notify.success('E-mail confirmado com sucesso!');
      setConfirmed(true);
      setAnswer('Pronto: os avisos sobre os seus orçamentos passam a ser enviados.');
      await invalidate('person');
    } catch (error) {
      setAnswer(messageOf(error, 'Erro ao confirmar o e-mail. Tente novamente.'));
    }
    setBusy(false);
  };
  return (
    <div className={page.page}>
      <h1 className={page.title}>Confirmar e-mail</h1>
      <p className={page.lead} role="status">
        {answer || 'Confirme que este endereço é seu para receber os avisos sobre os seus orçamentos.'}
      </p>
      {!isConfirmed && (
        <Button kind="primary" busy={busy} onClick={() => void confirm()}>
          Confirmar e-mail
        </Button>
      )}
    </div>
  );
}
