import type { QuotationNews, QuotationStatus } from '@rodovia/shared/contracts';
import type { notify } from '../notifier';
import type { invalidate } from '../query';

/** News that arrive within this time are shown together. */
const GATHER_MS = 100;
const MOST_NOTICES = 3;

export type StatusWords = (status: QuotationStatus) => string;

/** What the stream needs of the page. It is handed over: importing it would add to the code of every first visit. */
export interface NewsTools {
  notify: Pick<typeof notify, 'info'>;
  invalidate: typeof invalidate;
}

/** Text of the notice about one change. */
export function noticeOf({ number, status, kind }: QuotationNews, wordsOf: StatusWords): string {
  if (kind === 'EDIT') return `Orçamento ${number} foi alterado`;
  if (kind === 'REASSIGNMENT') return `Orçamento ${number} passou a outro vendedor`;
  if (kind === 'PROPOSAL') return `Novidade na proposta do orçamento ${number}`;
  if (kind === 'MESSAGE') return `Nova mensagem no orçamento ${number}`;
  return status === 'OPEN' ? `Novo orçamento ${number}` : `Orçamento ${number}: ${wordsOf(status)}`;
}

function announce(news: QuotationNews[], wordsOf: StatusWords, { notify }: NewsTools) {
  const foreign = news.filter(({ own }) => !own);
  if (foreign.length > MOST_NOTICES) return notify.info(`${foreign.length} novidades nos orçamentos`);
  for (const one of foreign) notify.info(noticeOf(one, wordsOf));
}

/**
 * Marks data about quotations as out of date and tells what other people did, where a screen has words for it. Called
 * without news, it only marks.
 */
export function createNewsDesk(tools: NewsTools, words: () => StatusWords | undefined): (news?: QuotationNews) => void {
  let gathered: QuotationNews[] | undefined;
  const tell = () => {
    const news = gathered ?? [];
    gathered = undefined;
    const wordsOf = words();
    if (wordsOf) announce(news, wordsOf, tools);
    void tools.invalidate('shopping-cart', 'proposal', 'message', 'dashboard');
  };
  return (news) => {
    if (!gathered) setTimeout(tell, GATHER_MS);
    gathered = [...(gathered ?? []), ...(news ? [news] : [])];
  };
}
