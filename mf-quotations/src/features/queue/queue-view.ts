import type { QuotationQueue, ShoppingCart } from '@rodovia/shared/contracts';
import type { Queue } from '@rodovia/shared/contracts/quotation-statuses';
import { daysLeft } from '@rodovia/shared/validity';

function expiryWords(validUntil: string | null | undefined, now: number): string {
  const left = validUntil ? daysLeft(validUntil, now) : 0;
  if (left <= 0) return 'a proposta vence hoje';
  return left === 1 ? 'a proposta vence amanhã' : `a proposta vence em ${left} dias`;
}

type Row = Pick<ShoppingCart, 'ProposalStatus' | 'Proposal' | 'Unread' | 'Seller'>;

/** What presses about a quotation of a queue; nothing where it is the time to answer alone. */
export function pressingWords(queue: Queue, row: Row, now: number): string | undefined {
  const { Unread = 0, ProposalStatus, Proposal, Seller } = row;
  switch (queue) {
    case 'UNREAD':
      return Unread === 1 ? '1 mensagem não lida' : `${Unread} mensagens não lidas`;
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

/** What was asked for, in a line: for who may not know yet by whom. */
export function askedWords({ ShoppingCartItem: items = [] }: Pick<ShoppingCart, 'ShoppingCartItem'>): string {
  const [first] = items;
  if (!first) return 'sem itens';
  const more = items.length > 1 ? ` e mais ${items.length - 1}` : '';
  return `${first.Quantity} × ${first.Product.Size}${more}`;
}

/** The queues that hold anything, in the order of their urgency. */
export const busyQueues = (queues: readonly QuotationQueue[]) => queues.filter(({ Count }) => Count > 0);

/**
 * Which section of the queue is open: the one that was chosen, else that of the list beneath, else the first. None
 * where somebody has closed it (null), or where there is none.
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

/** Address of the list at `list` that holds the whole of a queue, what is owed first at its head. */
export const queueHref = (list: string, queue: Queue) => `${list}?queue=${queue}&orderBy=ResponseDueAt+asc`;
