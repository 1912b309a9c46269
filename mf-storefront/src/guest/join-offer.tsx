import { Link } from '@rodovia/shared/router';
import { api, invalidate, messageOf, messages, notify } from '@rodovia/shared/runtime';
import { Button, buttonClass } from '@rodovia/shared/ui';
import { useState } from 'react';
import { EmptyState } from '../empty-state';
import page from '../page.module.css';
import { forgetLink, otherAccesses } from './guest';

/** For a client who opens the link of a quotation that was asked for without their account: takes it into the account. */
export function JoinOffer({ code, access }: { code: string; access: string }) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const join = async () => {
    setBusy(true);
    setRefusal('');
    try {
      await api.put('/person/join', { code, access, others: otherAccesses(code) });
      notify.success('O orçamento agora está na sua conta.');
      forgetLink(code);
      await invalidate('shopping-cart', 'proposal', 'message');
    } catch (error) {
      setRefusal(messageOf(error, messages.offline));
    }
    setBusy(false);
  };
  return (
    <EmptyState title="Este orçamento foi pedido sem a sua conta" isPage>
      <p>Se foi você, junte-o à sua conta: o celular do pedido e o do seu perfil precisam ser o mesmo.</p>
      {refusal && (
        <p className="field-error" role="alert">
          {refusal}
        </p>
      )}
      <div className={page.actions}>
        <Button kind="primary" busy={busy} onClick={() => void join()}>
          Juntar à minha conta
        </Button>
        <Link to="/perfil" className={buttonClass()}>
          Ver o meu perfil
        </Link>
        <Link to="/orcamentos" className={buttonClass()}>
          Meus orçamentos
        </Link>
      </div>
    </EmptyState>
  );
}
