import type { QuotationNews } from '@rodovia/shared/contracts';

/** One message of the stream: news of a quotation, or only the place up to where everything is known. */
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

/** Splits a text that arrives in pieces into messages; comments are skipped. */
export function createEventParser(): (piece: string) => StreamMessage[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(messageOf).filter((message) => message !== undefined);
  };
}
