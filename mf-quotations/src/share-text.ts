import { whatsAppLink } from '@rodovia/shared/contact';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { formatDay } from '@rodovia/shared/validity';

/** Maximum number of lines that fit into an address. */
const MAX_LINES = 30;

type Shared = Pick<ShoppingCart, 'Code' | 'Number' | 'ShoppingCartItem' | 'Proposal' | 'Status'>;

/** Returns the address at which a client finds a quotation. */
export const addressOf = ({ Code }: Pick<ShoppingCart, 'Code'>) => `${location.origin}/orcamentos/${Code}`;

/** Describes the proposal in force, if there is one. */
function proposalText({ Number: number, Proposal, Status, Code }: Shared): string[] {
  if (Proposal?.Status !== 'SENT' || Status !== 'IN PROGRESS') return [];
  const until = Proposal.ValidUntil ? `, válida até ${formatDay(Proposal.ValidUntil)}` : '';
  return [`Proposta ${number}/${Proposal.Version}: ${formatCents(Proposal.TotalCents)}${until}`, addressOf({ Code })];
}

/**
 * Returns a quotation as a message without personal data: the proposal in force with total, validity and address, or
 * the requested items.
 */
export function shareText(quotation: Shared): string {
  const { Number: number, ShoppingCartItem: items = [] } = quotation;
  const proposal = proposalText(quotation);
  if (proposal.length > 0) return proposal.join('\n');
  const lines = items
    .slice(0, MAX_LINES)
    .map(({ Quantity, Product }) => `${Quantity} × ${Product.Description} (${Product.Size})`);
  const left = items.length - lines.length;
  return [`Orçamento nº ${number}`, ...lines, ...(left > 0 ? [`e mais ${left} itens`] : [])].join('\n');
}

/** Opens WhatsApp with the message: a proposal goes to its client, if their mobile number is known. */
export function whatsAppUrl(quotation: Shared & Pick<ShoppingCart, 'Person'>): string {
  const text = shareText(quotation);
  const isProposal = proposalText(quotation).length > 0;
  const own = isProposal ? whatsAppLink(quotation.Person?.Mobile ?? '', text) : null;
  return own ?? `https://wa.me/?text=${encodeURIComponent(text)}`;
}
