import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart, TemplateFacts } from '@rodovia/shared/contracts/quotations';
import type { Shop } from '@rodovia/shared/contracts/site';
import { formatDay } from '@rodovia/shared/validity';

/** Statuses of proposals whose amounts are decided. */
const DECIDED = ['SENT', 'ACCEPTED'];

/**
 * Returns the facts of a quotation for ready texts. Amount and validity are those of the latest sent proposal, and only
 * while it is in force or accepted.
 */
export function templateFacts(
  { Number: number, Person, Seller, Proposal: sent }: ShoppingCart,
  shop: Pick<Shop, 'Name'> | undefined,
): TemplateFacts {
  const isDecided = sent && DECIDED.includes(sent.Status) && !sent.Expired && !sent.Closed;
  const isInForce = isDecided && sent.Status === 'SENT' && sent.ValidUntil;
  return {
    cliente: Person?.Name,
    número: String(number),
    total: isDecided ? formatCents(sent.TotalCents) : undefined,
    validade: isInForce ? formatDay(isInForce) : undefined,
    vendedor: Seller?.Name,
    empresa: shop?.Name || undefined,
  };
}
