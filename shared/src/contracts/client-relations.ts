import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from './common';

/** The latest thing that happened between a client and the house. */
export const CLIENT_CONTACTS = ['QUOTATION', 'MESSAGE', 'PROPOSAL'] as const;
export type ClientContact = (typeof CLIENT_CONTACTS)[number];

/**
 * `GET /person/{code}/relations`: what a client and the house have with each other. Quotations are counted by their
 * status; `Won` are the completed ones with an accepted proposal, whose sum is `AcceptedCents`. `ProposalsSent` counts
 * proposals, not their versions. `LastContact` is null for who never asked for anything.
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

/** Letters that a note may have, and notes that a client may have. */
export const LONGEST_CLIENT_NOTE = 2000;
export const MOST_CLIENT_NOTES = 200;

/** What staff noted about a client. */
export const ClientNote = Type.Object({
  Code,
  Text: Type.String(),
  AuthorName: Type.String(),
  Created: Instant,
});
export type ClientNote = Static<typeof ClientNote>;

/** `POST /person/{code}/notes`. */
export const ClientNoteInput = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: LONGEST_CLIENT_NOTE, title: 'Anotação' }) },
  { additionalProperties: false },
);
export type ClientNoteInput = Static<typeof ClientNoteInput>;
