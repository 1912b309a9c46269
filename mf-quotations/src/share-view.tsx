import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, ShareActions } from '@rodovia/shared/crud';
import { messages } from '@rodovia/shared/runtime';
import { useShare } from './share-text';

interface Props {
  quotation: ShoppingCart;
  /** Class of the text, which is shown if there is one. */
  className?: string;
}

/** Copies a quotation as a message, or sends it by WhatsApp. */
export function ShareText({ quotation, className }: Props) {
  const { text, whatsApp, failed, retry } = useShare(quotation);
  if (failed)
    return (
      <div role="alert">
        <p>Não foi possível ler o link do cliente.</p>
        <Button onClick={retry}>{messages.retry}</Button>
      </div>
    );
  if (text === undefined) return <p role="status">{messages.loading}</p>;
  return (
    <>
      {className && <p className={className}>{text}</p>}
      <ShareActions text={text} what="texto" whatsApp={whatsApp ?? null} />
    </>
  );
}
