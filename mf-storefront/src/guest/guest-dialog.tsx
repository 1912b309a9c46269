import { clientRules, PERSON_LIMITS } from '@rodovia/shared/contracts/people';
import type { GuestSession, QuotationDetailsInput } from '@rodovia/shared/contracts/quotations';
import { firstBroken } from '@rodovia/shared/contracts/rules';
import { maskPhone, TextField } from '@rodovia/shared/forms';
import { itemsInput } from '@rodovia/shared/quotations';
import { ApiError, api, isOffline, messages, notify, useCart, useFreeItems } from '@rodovia/shared/runtime';
import { useRef, useState } from 'react';
import { DialogForm, type Refusal, refusedBy, refusedCall } from '../dialog-form';
import { beginGuestSession } from './guest';
import { ticketedCalls } from './guest-ticket';
import { type TypedGuest, typedGuest } from './typed-guest';

/** Seconds above which a pause is explained. */
const LONG_PAUSE = 4;

interface Props {
  /** What else was typed in the cart. */
  details: QuotationDetailsInput | undefined;
  /** Called with the code of the quotation that was made. */
  onMade: (code: string) => void;
  onClose: () => void;
}

interface Values extends TypedGuest {
  /** Six digits of a mail, asked for after many quotations. */
  confirmation: string;
}

/** Returns what a guest sends: without an address or code that was left empty. */
const payloadOf = ({ name, mobile, email, confirmation }: Values, details: Props['details']) => ({
  name: name.trim(),
  mobile: mobile.trim(),
  ...(email.trim() && { email: email.trim() }),
  ...(confirmation.trim() && { confirmation: confirmation.trim() }),
  ...(details && { details }),
  ...itemsInput(useCart.getState().items, useFreeItems.getState().items),
});

function Pause({ seconds }: { seconds: number }) {
  return (
    <p role="status">
      Vieram muitos pedidos da sua rede: este sai em cerca de {seconds} segundos. Deixe esta janela aberta.
    </p>
  );
}

/** Closes the cart with a name and a mobile number, for those who have no account. */
export function GuestDialog({ details, onMade, onClose }: Props) {
  const [calls] = useState(ticketedCalls);
  const [asksCode, setAsksCode] = useState(false);
  const [pause, setPause] = useState(0);
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    onClose();
  };
  const send = async (values: Values): Promise<Refusal | undefined> => {
    const { name, mobile, email } = values;
    const broken = firstBroken(clientRules, { name, mobile, email, isPhysical: true });
    if (broken) return refusedBy(broken);
    // a ticket waits for the network, and nobody would know when the cart is sent
    if (isOffline()) return { fields: [], message: messages.notSent };
    const seconds = Math.ceil(calls.left() / 1000);
    setPause(seconds >= LONG_PAUSE ? seconds : 0);
    let made: GuestSession | undefined;
    try {
      const payload = payloadOf(values, details);
      made = await calls.send(payload, async (ticket) => {
        setPause(0);
        // whoever has closed the dialog while it waited does not want it
        return isClosed.current
          ? undefined
          : api.post<GuestSession>('/guest-quotation', { ticket, ...payload }, { unattended: true });
      });
    } catch (error) {
      setPause(0);
      if (error instanceof ApiError && error.fieldErrors.confirmation) setAsksCode(true);
      return refusedCall(error, 'Não foi possível enviar o pedido. Tente novamente: nada se perdeu.');
    }
    if (!made) return undefined;
    useCart.getState().clear();
    useFreeItems.getState().clear();
    beginGuestSession(made);
    notify.success('Orçamento criado com sucesso!');
    onMade(made.Code);
    return undefined;
  };
  return (
    <DialogForm<Values>
      title="Receber a proposta"
      initial={{ ...typedGuest.get(), confirmation: '' }}
      action="Enviar o pedido"
      send={send}
      onTyped={({ name = '', mobile = '', email = '' }) => typedGuest.set({ name, mobile, email })}
      onClose={close}
    >
      <p>Sem conta e sem senha: um vendedor prepara a proposta, e você a abre por um link.</p>
      <TextField name="name" label="Nome" autoComplete="name" maxLength={PERSON_LIMITS.name} required />
      <TextField
        name="mobile"
        label="Celular com WhatsApp"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        mask={maskPhone}
        required
      />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={PERSON_LIMITS.email}
        hint="Para receber a proposta também por e-mail."
      />
      {asksCode && (
        <TextField
          name="confirmation"
          label="Código do e-mail"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="Os seis números que enviamos agora."
        />
      )}
      {pause > 0 && <Pause seconds={pause} />}
    </DialogForm>
  );
}
