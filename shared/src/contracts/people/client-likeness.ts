import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from '../records/common';

/** What two clients have in common. */
export const LIKENESSES = ['MOBILE', 'EMAIL', 'DOCUMENT'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** A client who has contact data or a document of another one. `CanLogIn` says whether they have an account. */
export const AlikeClient = Type.Object({
  Code,
  Name: Type.String(),
  Email: Type.String(),
  Mobile: Type.String(),
  IsActive: Type.Boolean(),
  Same: Type.Array(Type.Enum([...LIKENESSES])),
});
export type AlikeClient = Static<typeof AlikeClient>;

/** A client that was merged into another one; `Undoable` on the day after. */
export const MergedClient = Type.Object({
  Code,
  ClientCode: Code,
  Name: Type.String(),
  Created: Instant,
  ActorName: Type.String(),
  Undoable: Type.Boolean(),
});
export type MergedClient = Static<typeof MergedClient>;

/** Clients like one client, those that were merged into them, and the one that they were merged into. */
export const ClientLikeness = Type.Object({
  Alike: Type.Array(AlikeClient),
  Merged: Type.Array(MergedClient),
  Into: Nullable(Type.Object({ Code, Name: Type.String() })),
});
export type ClientLikeness = Static<typeof ClientLikeness>;

/** Answer of merging two clients, and of undoing it: a pt-BR sentence that says what was done. */
export const MergeAnswer = Type.Object({ Code, Message: Type.String() });
export type MergeAnswer = Static<typeof MergeAnswer>;
