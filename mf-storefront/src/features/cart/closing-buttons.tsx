import type { QuotationDetailsInput } from '@rodovia/shared/contracts/quotations';
import type { Shop } from '@rodovia/shared/contracts/site';
import { useNavigate } from '@rodovia/shared/router';
import { lazyComponent, useApi, useSession } from '@rodovia/shared/runtime';
import { Boundary, Button } from '@rodovia/shared/ui';
import { useState } from 'react';
import { useGuest } from '../../guest/guest';
import styles from './cart-page.module.css';

const GuestDialog = lazyComponent(() =>
  import(/* webpackChunkName: "profile" */ '../../guest/guest-dialog').then(({ GuestDialog }) => GuestDialog),
);

interface Props {
  /** Whether something in the cart must go first. */
  isBlocked: boolean;
  busy: boolean;
  /** Returns whether what was typed beside the cart can be sent; otherwise it has said why not. */
  check: () => boolean;
  details: QuotationDetailsInput | undefined;
  /** Closes the cart for somebody with an account. */
  onClose: () => void;
  /** Called after it was closed for somebody without one. */
  onMade: () => void;
}

/** The ways to close the cart: with an account, and for visitors with a name and a mobile number. */
export function ClosingButtons({ isBlocked, busy, check, details, onClose, onMade }: Props) {
  const isVisitor = useSession((session) => !session.isAuthenticated);
  const isGuest = useGuest() !== null;
  const { data: shop } = useApi<Shop>('/shop', { staleTime: 10 * 60_000 });
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const ask = () => {
    if (check()) setAsked(true);
  };
  const close = () => {
    if (check()) onClose();
  };
  const goTo = (code: string) => {
    onMade();
    navigate('/orcamentos', { state: { closed: code } });
  };
  // its place is there from the start: the other button must not move while the shop's answer comes
  const offersWithout = isVisitor && shop?.TakesGuests !== false;
  return (
    <>
      <div className={styles.bar}>
        {offersWithout && (
          <Button kind="primary" disabled={isBlocked || !shop} onClick={ask}>
            Receber a proposta
          </Button>
        )}
        <Button
          kind={offersWithout ? undefined : 'primary'}
          busy={busy}
          disabled={isBlocked}
          onClick={isGuest ? ask : close}
        >
          Fechar carrinho
        </Button>
      </div>
      {offersWithout && (
        <p className={styles.hint}>“Receber a proposta” pede só nome e WhatsApp; “Fechar carrinho” usa a sua conta.</p>
      )}
      {isAsked && (
        <Boundary title="Esta janela não abriu" onClose={() => setAsked(false)}>
          <GuestDialog details={details} onMade={goTo} onClose={() => setAsked(false)} />
        </Boundary>
      )}
    </>
  );
}
