import type { QuotationNews } from '../../contracts/quotations';

/** A message of the stream: news about a quotation, or only the current position. */
export interface StreamMessage {
  id: string | undefined;
  news: QuotationNews | undefined;
}

function messageOf(block: string): StreamMessage | undefined {
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (data === undefined) return undefined;
  const content = JSON.parse(data) as { type: string };
  return {
    id: /^id: (\d+)$/m.exec(block)?.[1],
    news: content.type === 'quotation' ? (content as QuotationNews) : undefined,
  };
}

/** Returns a function that parses incoming pieces of text into messages; comments are skipped. */
export function createEventParser(): (piece: string) => StreamMessage[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(messageOf).filter((message) => message !== undefined);
  };
}
