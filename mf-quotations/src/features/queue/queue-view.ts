import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { Queue, QuotationQueue, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { unreadWords } from '@rodovia/shared/unread';
import { daysLeft } from '@rodovia/shared/validity';

function expiryWords(validUntil: string | null | undefined, now: number): string {
  const left = validUntil ? daysLeft(validUntil, now) : 0;
  if (left <= 0) return 'a proposta vence hoje';
  return left === 1 ? 'a proposta vence amanhã' : `a proposta vence em ${left} dias`;
}

type Row = Pick<
  ShoppingCart,
  'ProposalStatus' | 'ProposalTotal' | 'Proposal' | 'Unread' | 'Seller' | 'Person' | 'Reminder'
>;

/** Describes why a quotation is urgent; empty if only its response time is. */
export function pressingWords(queue: Queue, row: Row, now: number): string | undefined {
  const { Unread = 0, ProposalStatus, ProposalTotal, Proposal, Seller, Person, Reminder } = row;
  switch (queue) {
    case 'ACCEPTED':
      return typeof ProposalTotal === 'number' ? `aceita: ${formatCents(ProposalTotal)}` : 'proposta aceita';
    case 'AWAITING':
      return Unread > 0 ? unreadWords(Unread) : 'lida, sem resposta';
    case 'UNREACHED':
      return Person?.Email ? 'e-mail por confirmar' : 'sem e-mail';
    case 'REMINDER':
      return Reminder?.Note || 'lembrete de hoje';
    case 'SILENT':
      return 'o cliente não respondeu';
    case 'CHANGE':
      return ProposalStatus === 'REFUSED' ? 'proposta recusada' : 'aguarda nova proposta';
    case 'EXPIRING':
      return expiryWords(Proposal?.ValidUntil, now);
    case 'ALONE':
      return Seller ? `era de ${Seller.Name}` : undefined;
    default:
      return undefined;
  }
}

/** Summarizes the requested items, for sellers who must not know the client yet. */
export function askedWords({ ShoppingCartItem: items = [] }: Pick<ShoppingCart, 'ShoppingCartItem'>): string {
  const [first] = items;
  if (!first) return 'sem itens';
  const more = items.length > 1 ? ` e mais ${items.length - 1}` : '';
  return `${first.Quantity} × ${first.Product.Size}${more}`;
}

/** Returns the non-empty queues, most urgent first. */
export const busyQueues = (queues: readonly QuotationQueue[]) => queues.filter(({ Count }) => Count > 0);

/**
 * Returns the open section: the chosen one, otherwise that of the list below, otherwise the first. None if it was
 * closed (null) or there is none.
 */
export function openSection<K extends string>(
  keys: readonly K[],
  chosen: K | null | undefined,
  listed?: string | null,
): K | undefined {
  if (chosen === null) return undefined;
  const isThere = (key: K) => key === chosen;
  return keys.find(isThere) ?? keys.find((key) => key === listed) ?? keys[0];
}

/** Returns the address of the list at `list` filtered by a queue, most urgent first. */
export const queueHref = (list: string, queue: Queue) => `${list}?queue=${queue}&orderBy=ResponseDueAt+asc`;
