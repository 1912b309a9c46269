import { whatsAppLink } from '@rodovia/shared/contact';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { QuotationLink, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { useApi } from '@rodovia/shared/runtime';
import { formatDay } from '@rodovia/shared/validity';

/** Maximum number of lines that fit into an address. */
const MAX_LINES = 30;

type Shared = Pick<ShoppingCart, 'Code' | 'Number' | 'ShoppingCartItem' | 'Proposal' | 'Status'>;
type Sent = Shared & Pick<ShoppingCart, 'Person'>;

/** Returns the address at which a client with an account finds a quotation. */
const addressOf = ({ Code }: Pick<ShoppingCart, 'Code'>) => `${location.origin}/orcamentos/${Code}`;

const hasProposal = ({ Proposal, Status }: Shared) => Proposal?.Status === 'SENT' && Status === 'IN PROGRESS';

/** Describes the proposal in force, if there is one. */
function proposalText(quotation: Shared, address: string): string[] {
  const { Number: number, Proposal } = quotation;
  if (!Proposal || !hasProposal(quotation)) return [];
  const until = Proposal.ValidUntil ? `, válida até ${formatDay(Proposal.ValidUntil)}` : '';
  return [`Proposta ${number}/${Proposal.Version}: ${formatCents(Proposal.TotalCents)}${until}`, address];
}

/**
 * Returns a quotation as a message without personal data: the proposal in force with total, validity and address, or
 * the requested items.
 */
function shareText(quotation: Shared, address: string): string {
  const { Number: number, ShoppingCartItem: items = [] } = quotation;
  const proposal = proposalText(quotation, address);
  if (proposal.length > 0) return proposal.join('\n');
  const lines = items
    .slice(0, MAX_LINES)
    .map(({ Quantity, Product }) => `${Quantity} × ${Product.Description} (${Product.Size})`);
  const left = items.length - lines.length;
  return [`Orçamento nº ${number}`, ...lines, ...(left > 0 ? [`e mais ${left} itens`] : [])].join('\n');
}

/** Returns the address that opens WhatsApp with the message: a proposal goes to its client, if their number is known. */
function whatsAppUrl(quotation: Sent, text: string): string {
  const own = hasProposal(quotation) ? whatsAppLink(quotation.Person?.Mobile ?? '', text) : null;
  return own ?? `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** A quotation as a message, and the address that opens WhatsApp with it. */
export interface Share {
  text: string;
  whatsApp: string;
}

/** Returns what is shared of a quotation. */
export function shareOf(quotation: Sent, address = addressOf(quotation)): Share {
  const text = shareText(quotation, address);
  return { text, whatsApp: whatsAppUrl(quotation, text) };
}

/** What is shared of a quotation, and whether the link of a client who cannot log in is still read, or was not. */
export interface ReadShare extends Partial<Share> {
  failed: boolean;
  retry: () => void;
}

/** Returns what is shared of a quotation: for a client without an account with the link that opens it without one. */
export function useShare(quotation: Sent): ReadShare {
  const needsLink = hasProposal(quotation) && quotation.Person?.CanLogIn === false;
  const url = `/shopping-cart/link/${encodeURIComponent(quotation.Code)}`;
  const { data, error, refetch } = useApi<QuotationLink>(url, { enabled: needsLink });
  const share = needsLink ? data && shareOf(quotation, data.Url) : shareOf(quotation);
  return { ...share, failed: needsLink && error !== null, retry: () => void refetch() };
}
