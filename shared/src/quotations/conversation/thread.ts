import type { Conversation, Message } from '@rodovia/shared/contracts';

/** The messages that have been read of a conversation, in their order and without a gap. */
export interface Thread {
  messages: readonly Message[];
  /** Whether there are more before the first of them. */
  earlier: boolean;
}

type Page = Pick<Conversation, 'Messages' | 'Earlier'>;

const lastOf = (messages: readonly Message[]) => messages.at(-1)?.Position ?? 0;

/** What is on its way, as far as it tells a message from others. */
interface OnItsWay {
  text: string;
  quote: string;
  after: number;
}

/** Whether a reading has brought a message already whose sending has not been answered yet. */
export const hasArrived = (messages: readonly Message[], { text, quote, after }: OnItsWay): boolean =>
  messages.some(
    ({ Own, Position, Text, Quote }) => Own && Position > after && Text === text.trim() && Quote === quote.trim(),
  );

/** What is known together with what has just been read: a page of it, the latest or an earlier one, or a single message. */
export function joined(known: Thread, { Messages: read, Earlier }: Page): Thread {
  const [first] = read;
  if (!first) return known;
  const [oldest] = known.messages;
  // More was written since than a page holds: what is between them has not been read.
  if (!oldest || first.Position > lastOf(known.messages) + 1) return { messages: read, earlier: Earlier };
  // Asked for before that was so, it is of a time that is not shown any more.
  if (lastOf(read) < oldest.Position - 1) return known;
  const places = new Map([...known.messages, ...read].map((message) => [message.Position, message]));
  const messages = [...places.values()].sort((a, b) => a.Position - b.Position);
  return { messages, earlier: first.Position <= oldest.Position ? Earlier : known.earlier };
}
