import { type Static, Type } from 'typebox';
import { Code, Instant } from '../records/common';
import { MAX_QUOTE_LENGTH } from './list-bounds';

/** Maximum length of a message, in characters. */
export const MESSAGE_LIMIT = 2000;
/** Maximum number of pictures per message. */
export const MESSAGE_PICTURES = 5;
/** Number of messages per page of a conversation. */
export const MESSAGES_AT_ONCE = 50;

/**
 * A message about a quotation. Clients see administrators as 'Administração'. `Quote` is the line of the quotation that
 * it refers to. `GET /message/picture/{code}` returns a picture.
 */
export const Message = Type.Object({
  Code,
  Position: Type.Integer({ minimum: 1 }),
  Side: Type.Enum(['CLIENT', 'STAFF']),
  AuthorName: Type.String(),
  Own: Type.Boolean(),
  Text: Type.String(),
  Quote: Type.String(),
  Pictures: Type.Array(Code),
  Created: Instant,
});
export type Message = Static<typeof Message>;

/**
 * A page of a quotation's messages, oldest first: the latest ones, or those before a position. `Earlier` says whether
 * there are more before them, `Unread` is the number of unread messages of the other side, `Open` says whether messages
 * can still be sent. Staff also see whether the client's last message still needs an answer.
 */
export const Conversation = Type.Object({
  Messages: Type.Array(Message),
  Earlier: Type.Boolean(),
  Unread: Type.Integer(),
  Open: Type.Boolean(),
  Awaiting: Type.Optional(Type.Boolean()),
});
export type Conversation = Static<typeof Conversation>;

/** Payload of `POST /message`: a text, pictures in Base64, or both. */
export const MessageInput = Type.Object(
  {
    quotationCode: Code,
    text: Type.Optional(Type.String({ maxLength: MESSAGE_LIMIT })),
    quote: Type.Optional(Type.String({ maxLength: MAX_QUOTE_LENGTH })),
    pictures: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { maxItems: MESSAGE_PICTURES })),
  },
  { additionalProperties: false },
);
export type MessageInput = Static<typeof MessageInput>;

/** Payload of `PUT /message/read/{quotationCode}`: position of the last message seen. */
export const MessageReading = Type.Object(
  { position: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
  { additionalProperties: false },
);

/**
 * Answer of `GET /message/unread`: number of conversations with unread messages and, for clients, of proposals that wait
 * for their decision.
 */
export const UnreadConversations = Type.Object({
  Conversations: Type.Integer(),
  Proposals: Type.Optional(Type.Integer()),
});
export type UnreadConversations = Static<typeof UnreadConversations>;
