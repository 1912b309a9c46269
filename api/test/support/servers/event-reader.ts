import type { QuotationNews } from '@rodovia/shared/contracts/quotations';
import { until } from '../wait';

/** Events received by a reader of the stream. */
export interface EventReader {
  status: number;
  headers: Headers;
  news: QuotationNews[];
  /** Id to resume from. */
  last(): string | undefined;
  isEnded(): boolean;
  /** Waits until the server has sent the current position. */
  ready(): Promise<void>;
  drop(): void;
}

type Message = { type: 'position' } | QuotationNews;

/** Reads the stream at `base` like a browser. */
export async function readEvents(base: string, token: string, lastEventId?: string): Promise<EventReader> {
  const abort = new AbortController();
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
  const response = await fetch(`${base}/api/shopping-cart/events`, { headers, signal: abort.signal });
  const news: QuotationNews[] = [];
  let last: string | undefined;
  let ready = false;
  let ended = false;
  const take = (block: string) => {
    last = /^id: (\d+)$/m.exec(block)?.[1] ?? last;
    const message = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') as Partial<Message>;
    if (message.type === 'position') ready = true;
    if (message.type === 'quotation') news.push(message as QuotationNews);
  };
  const pump = async () => {
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const blocks = (rest + Buffer.from(chunk).toString()).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  };
  const finish = () => {
    ended = true;
  };
  pump().then(finish, finish);
  return {
    status: response.status,
    headers: response.headers,
    news,
    last: () => last,
    isEnded: () => ended,
    ready: async () => void (await until(() => ready || undefined)),
    drop: () => abort.abort(),
  };
}
