import { type Static, Type } from 'typebox';
import { Nullable } from './common';
import { OWN_PORTS, REASON_LIMIT, RELEASE_DEEDS } from './release-deeds';

const Release = Type.String({ minLength: 1, maxLength: 100, pattern: '^\\d[\\w.+-]*$', title: 'Versão' });

/** The 75th percentile of what pages measured, and how many there were. */
const Measured = Nullable(Type.Object({ P75: Type.Number(), Values: Type.Integer() }));

/** A failure as browsers told it, without persons. */
const ReportedFailure = Type.Object({
  Phase: Type.String(),
  Message: Type.String(),
  Place: Nullable(Type.String()),
  Count: Type.Integer(),
});

/** What browsers reported of a release. */
export const ReleaseHealth = Type.Object({
  Release: Type.String(),
  /** Everybody's, a canary, or the one that everybody had before. */
  Role: Type.Enum(['live', 'canary', 'before']),
  Visits: Type.Integer(),
  Failed: Type.Integer(),
  LCP: Measured,
  INP: Measured,
  CLS: Measured,
  Failures: Type.Array(ReportedFailure),
});
export type ReleaseHealth = Static<typeof ReleaseHealth>;

/** What visitors get of a module, or of the shell, and what can be made of it. */
export const PublishedModule = Type.Object({
  Module: Type.String(),
  Release: Type.String(),
  Withdrawn: Type.Boolean(),
  Canary: Nullable(Type.Object({ Release: Type.String(), Traffic: Type.Number() })),
  At: Type.String(),
  Action: Type.String(),
  By: Type.String(),
  Why: Type.String(),
  /** Number of the step that made it so; a deed names it, and is refused where there is another by then. */
  Seq: Type.Integer(),
  /** Releases that everybody had once, the latest first. */
  Earlier: Type.Array(Type.String()),
  /** Releases that were published and that not everybody ever had. */
  Others: Type.Array(Type.String()),
  /** Why another release than the named one is served, a sentence each. */
  Problems: Type.Array(Type.String()),
  Health: Type.Array(ReleaseHealth),
});
export type PublishedModule = Static<typeof PublishedModule>;

/** `GET /release` */
export const Published = Type.Object({ Modules: Type.Array(PublishedModule) });
export type Published = Static<typeof Published>;

/** Something that was done to what visitors get. */
export const PublicationStep = Type.Object({
  Module: Type.String(),
  Seq: Type.Integer(),
  Release: Type.String(),
  Canary: Nullable(Type.Object({ Release: Type.String(), Traffic: Type.Number() })),
  Action: Type.String(),
  At: Type.String(),
  By: Type.String(),
  Why: Type.String(),
});
export type PublicationStep = Static<typeof PublicationStep>;

/** `GET /release/history` */
export const PublicationHistory = Type.Object({ Steps: Type.Array(PublicationStep), Count: Type.Integer() });
export type PublicationHistory = Static<typeof PublicationHistory>;

/** `POST /release/:module/sources`: what this browser is to get from the machine that it runs on. */
export const OwnMachineWish = Type.Object(
  { port: Type.Integer({ minimum: OWN_PORTS.first, maximum: OWN_PORTS.last, title: 'Porta' }) },
  { additionalProperties: false },
);
export type OwnMachineWish = Static<typeof OwnMachineWish>;

/** What `POST /mf/sources` gives the cookie for, within a minute. */
export const OwnMachineTicket = Type.Object({ ticket: Type.String() });
export type OwnMachineTicket = Static<typeof OwnMachineTicket>;

/** `POST /release/:module` */
export const ReleaseDeed = Type.Object(
  {
    action: Type.Enum([...RELEASE_DEEDS]),
    /** Which one is to be everybody's; needed to promote and to roll back. */
    release: Type.Optional(Release),
    why: Type.String({ minLength: 1, maxLength: REASON_LIMIT, title: 'Motivo' }),
    seen: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
);
export type ReleaseDeed = Static<typeof ReleaseDeed>;
