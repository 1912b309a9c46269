import type { Conversation, Message } from '../../contracts/quotations';

/** Contiguous messages of a conversation, in order. */
export interface Thread {
  messages: readonly Message[];
  /** Whether there are earlier messages. */
  earlier: boolean;
}

type Page = Pick<Conversation, 'Messages' | 'Earlier'>;

const lastOf = (messages: readonly Message[]) => messages.at(-1)?.Position ?? 0;

/** The properties of an unsent message that identify it. */
interface OnItsWay {
  text: string;
  quote: string;
  after: number;
}

/** Returns whether a message whose sending has not been answered is already among the read ones. */
export const hasArrived = (messages: readonly Message[], { text, quote, after }: OnItsWay): boolean =>
  messages.some(
    ({ Own, Position, Text, Quote }) => Own && Position > after && Text === text.trim() && Quote === quote.trim(),
  );

/** Merges newly read messages into the known ones: a page (the latest or an earlier one), or a single message. */
export function joined(known: Thread, { Messages: read, Earlier }: Page): Thread {
  const [first] = read;
  if (!first) return known;
  const [oldest] = known.messages;
  // more messages were written since than a page holds, so there is a gap
  if (!oldest || first.Position > lastOf(known.messages) + 1) return { messages: read, earlier: Earlier };
  // an outdated page, requested before the known messages were replaced
  if (lastOf(read) < oldest.Position - 1) return known;
  const places = new Map([...known.messages, ...read].map((message) => [message.Position, message]));
  const messages = [...places.values()].sort((a, b) => a.Position - b.Position);
  return { messages, earlier: first.Position <= oldest.Position ? Earlier : known.earlier };
}
