import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from '../records/common';

/** Kinds of last contact with a client. */
export const CLIENT_CONTACTS = ['QUOTATION', 'MESSAGE', 'PROPOSAL'] as const;
export type ClientContact = (typeof CLIENT_CONTACTS)[number];

/**
 * Answer of `GET /person/{code}/relations`: history of a client. Quotations are counted by status; `Won` counts
 * completed quotations with an accepted proposal, whose totals add up to `AcceptedCents`. `ProposalsSent` counts
 * proposals, not versions. `LastContact` is null if the client has never requested anything.
 */
export const ClientRelations = Type.Object({
  Quotations: Type.Integer(),
  Open: Type.Integer(),
  InProgress: Type.Integer(),
  Complete: Type.Integer(),
  Cancelled: Type.Integer(),
  Won: Type.Integer(),
  ProposalsSent: Type.Integer(),
  ProposalsAccepted: Type.Integer(),
  AcceptedCents: Type.Number(),
  LastContact: Nullable(
    Type.Object({
      At: Instant,
      Kind: Type.Enum([...CLIENT_CONTACTS]),
      QuotationCode: Code,
      QuotationNumber: Type.Integer(),
    }),
  ),
});
export type ClientRelations = Static<typeof ClientRelations>;

/** Maximum length of a note in characters, and maximum number of notes per client. */
export const MAX_CLIENT_NOTE_LENGTH = 2000;
/** Maximum number of notes per client. */
export const MAX_CLIENT_NOTES = 200;

/** A note of staff about a client. */
export const ClientNote = Type.Object({
  Code,
  Text: Type.String(),
  AuthorName: Type.String(),
  Created: Instant,
});
export type ClientNote = Static<typeof ClientNote>;

/** Payload of `POST /person/{code}/notes`. */
export const ClientNoteInput = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: MAX_CLIENT_NOTE_LENGTH, title: 'Anotação' }) },
  { additionalProperties: false },
);
export type ClientNoteInput = Static<typeof ClientNoteInput>;
