import type { ShoppingCart } from '@rodovia/shared/contracts';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../context/context';
import { readOne } from '../../crud/record-source';
import type { Executor } from '../../db/database';
import { quotation } from '../../db/schema';
import { mailTexts, type QuotationFacts } from '../../mail/texts';
import { quotationSource } from './quotation.repository';

export type QuotationMail = 'received' | 'assigned' | 'assignedToSeller' | 'finished' | 'cancelled';

function factsOf({ Number: number, Code, ShoppingCartItem = [] }: ShoppingCart, publicUrl: string): QuotationFacts {
  return {
    number,
    url: `${publicUrl}/orcamentos/${Code}`,
    lines: ShoppingCartItem.map(({ Quantity, Product }) => `${Quantity} × ${Product.Description}`),
  };
}

/** Writes one of a quotation's mails into the outbox, in the transaction that changed the quotation. */
export async function mailQuotation(
  tx: Executor,
  { config, mails }: ApiContext,
  kind: QuotationMail,
  code: string,
): Promise<void> {
  const include = 'Person,Seller,ShoppingCartItem';
  const cart = await readOne<ShoppingCart>(tx, quotationSource, { where: [eq(quotation.code, code)], include });
  const party = kind === 'assignedToSeller' ? cart?.Seller : cart?.Person;
  if (!cart || !party) return;
  const facts = factsOf(cart, config.publicUrl);
  const texts = {
    received: () => mailTexts.received(party.Name, facts),
    assigned: () => mailTexts.assigned(party.Name, facts, cart.Seller?.Name ?? ''),
    assignedToSeller: () => mailTexts.assignedToSeller(party.Name, facts, cart.Person?.Name ?? ''),
    finished: () => mailTexts.finished(party.Name, facts, cart.Note),
    cancelled: () => mailTexts.cancelled(party.Name, facts, cart.Note),
  };
  await mails.add(tx, kind, { code: party.Code, email: party.Email }, texts[kind]());
}
