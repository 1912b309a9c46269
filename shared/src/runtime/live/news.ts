import { formatCents } from '../../contracts/proposals/money';
import type { QuotationNews, QuotationStatus } from '../../contracts/quotations';
import type { notify } from '../notifier';
import type { invalidate } from '../query';

/** Time in ms during which news are collected and shown together. */
const GATHER_MS = 100;
const MAX_NOTICES = 3;

/** Returns the text of a status. */
export type StatusWords = (status: QuotationStatus) => string;

/** Dependencies on the page, passed in because importing them would add code to every first visit. */
export interface NewsTools {
  notify: Pick<typeof notify, 'info'>;
  invalidate: typeof invalidate;
}

function proposalNotice(number: number, proposal: QuotationNews['proposal']): string {
  const name = `${number}/${proposal?.version}`;
  if (proposal?.status === 'ACCEPTED') return `Proposta ${name} aceita: ${formatCents(proposal.totalCents)}`;
  if (proposal?.status === 'REFUSED') return `Proposta ${name} recusada`;
  return `Novidade na proposta do orçamento ${number}`;
}

/** Returns the notification for a change. */
export function noticeOf({ number, status, kind, proposal }: QuotationNews, wordsOf: StatusWords): string {
  if (kind === 'EDIT') return `Orçamento ${number} foi alterado`;
  if (kind === 'REASSIGNMENT') return `Orçamento ${number} passou a outro vendedor`;
  if (kind === 'PROPOSAL') return proposalNotice(number, proposal);
  if (kind === 'MESSAGE') return `Nova mensagem no orçamento ${number}`;
  return status === 'OPEN' ? `Novo orçamento ${number}` : `Orçamento ${number}: ${wordsOf(status)}`;
}

function announce(news: QuotationNews[], wordsOf: StatusWords, { notify }: NewsTools) {
  const foreign = news.filter(({ own }) => !own);
  if (foreign.length > MAX_NOTICES) return notify.info(`${foreign.length} novidades nos orçamentos`);
  for (const one of foreign) notify.info(noticeOf(one, wordsOf));
}

/**
 * Returns a function that handles news: it invalidates data about quotations and notifies about changes by others, if a
 * screen provides texts. Called without news, it only invalidates.
 */
export function createNewsHandler(
  tools: NewsTools,
  words: () => StatusWords | undefined,
): (news?: QuotationNews) => void {
  let gathered: QuotationNews[] | undefined;
  const flush = () => {
    const news = gathered ?? [];
    gathered = undefined;
    const wordsOf = words();
    if (wordsOf) announce(news, wordsOf, tools);
    void tools.invalidate('shopping-cart', 'proposal', 'message', 'notice', 'dashboard');
  };
  return (news) => {
    if (!gathered) setTimeout(flush, GATHER_MS);
    gathered = [...(gathered ?? []), ...(news ? [news] : [])];
  };
}
