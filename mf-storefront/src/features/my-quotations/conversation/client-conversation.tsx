import type { Proposal } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { type Change, Conversation } from '@rodovia/shared/conversation';
import { useServerTime } from '@rodovia/shared/server-time';
import { stateOf } from '../proposal/proposal-state';
import { RepeatButton } from '../repeat-button';
import { askForChange } from './ask-for-change';
import { quoteOf } from './quote-line';

const PURPOSE =
  'Escreva ao vendedor sobre este orçamento: uma dúvida, um prazo, ou a foto da lateral do pneu que você usa.';

interface Props {
  quotation: ShoppingCart;
  /** Newest first. */
  versions: readonly Proposal[];
  /** Number of times that the client has started a change request. */
  startCount: number;
  onOutdated: (message: string) => void;
}

function askableOf(quotation: ShoppingCart, newest: Proposal | undefined, now: number): Change | undefined {
  if (!newest || stateOf(newest, now, quotation.Status === 'IN PROGRESS') !== 'IN_FORCE') return undefined;
  return {
    about: newest.Code,
    title: `Pedir alteração da proposta ${newest.QuotationNumber}/${newest.Version}`,
    quotes: newest.Lines.map(quoteOf),
  };
}

/** The conversation for clients, in which a change of the proposal can be requested. */
export function ClientConversation({ quotation, versions, startCount, onOutdated }: Props) {
  const now = useServerTime();
  return (
    <Conversation
      quotationCode={quotation.Code}
      side="CLIENT"
      purpose={PURPOSE}
      closing={<RepeatButton quotation={quotation} />}
      askable={askableOf(quotation, versions[0], now)}
      startCount={startCount}
      requestChange={(proposalCode, note, isAgain) => askForChange({ proposalCode, note, isAgain, onOutdated })}
    />
  );
}
