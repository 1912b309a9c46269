import { type Static, Type } from 'typebox';
import { Code, Instant } from './common';

/** Longest text of a message, in characters. */
export const MESSAGE_LIMIT = 2000;
/** Most pictures of a message. */
export const MESSAGE_PICTURES = 5;
/** Messages of one reading. */
export const MESSAGES_AT_ONCE = 50;

/**
 * What somebody wrote about a quotation. To a client, administrators are 'Administração'. `Quote` is the line that it is
 * about; a picture is fetched by its code from `/message/picture/{code}`.
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
 * The latest messages of a quotation, oldest first, or those before a place. `Earlier` says that there are more before
 * them, `Unread` how many of the other side the reader has not read, `Open` whether there is still something to write.
 */
export const Conversation = Type.Object({
  Messages: Type.Array(Message),
  Earlier: Type.Boolean(),
  Unread: Type.Integer(),
  Open: Type.Boolean(),
});
export type Conversation = Static<typeof Conversation>;

/** `POST /message`: a text, pictures in base64, or both. */
export const MessageInput = Type.Object(
  {
    quotationCode: Code,
    text: Type.Optional(Type.String({ maxLength: MESSAGE_LIMIT })),
    quote: Type.Optional(Type.String({ maxLength: 200 })),
    pictures: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { maxItems: MESSAGE_PICTURES })),
  },
  { additionalProperties: false },
);
export type MessageInput = Static<typeof MessageInput>;

/** `PUT /message/read/{quotationCode}`: the place of the last message that was seen. */
export const MessageReading = Type.Object(
  { position: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
  { additionalProperties: false },
);

/** `GET /message/unread`: how many conversations hold something that the reader has not read. */
export const UnreadConversations = Type.Object({ Conversations: Type.Integer() });
export type UnreadConversations = Static<typeof UnreadConversations>;
