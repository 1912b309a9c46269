import { type Static, Type } from 'typebox';
import { Nullable } from '../records/common';
import { CANARY_TRAFFIC, OWN_PORTS, REASON_LIMIT, RELEASE_ACTIONS } from './release-actions';

const Release = Type.String({ minLength: 1, maxLength: 100, pattern: '^\\d[\\w.+-]*$', title: 'Versão' });

/** 75th percentile of a measurement, and the number of values. */
const Measured = Nullable(Type.Object({ P75: Type.Number(), Values: Type.Integer() }));

/** A failure reported by browsers, without personal data. */
const ReportedFailure = Type.Object({
  Phase: Type.String(),
  Message: Type.String(),
  Place: Nullable(Type.String()),
  Count: Type.Integer(),
});

/** Measurements and failures that browsers reported for a release. */
export const ReleaseHealth = Type.Object({
  Release: Type.String(),
  /** Role of the release: live for everybody, canary for some, or live before. */
  Role: Type.Enum(['live', 'canary', 'before']),
  Visits: Type.Integer(),
  Failed: Type.Integer(),
  LCP: Measured,
  INP: Measured,
  CLS: Measured,
  Failures: Type.Array(ReportedFailure),
});
export type ReleaseHealth = Static<typeof ReleaseHealth>;

/** The published state of a module or of the shell, and the possible actions on it. */
export const PublishedModule = Type.Object({
  Module: Type.String(),
  Release: Type.String(),
  Withdrawn: Type.Boolean(),
  Canary: Nullable(Type.Object({ Release: Type.String(), Traffic: Type.Number() })),
  At: Type.String(),
  Action: Type.String(),
  By: Type.String(),
  Why: Type.String(),
  /**
   * Number of the step that led to this state. An action refers to it and is refused if there has been another step
   * since.
   */
  Seq: Type.Integer(),
  /** Releases that were live earlier, newest first. */
  Earlier: Type.Array(Type.String()),
  /** Published releases that have never been live. */
  Others: Type.Array(Type.String()),
  /** Sentences that explain why another release than the configured one is served. */
  Problems: Type.Array(Type.String()),
  Health: Type.Array(ReleaseHealth),
});
export type PublishedModule = Static<typeof PublishedModule>;

/** Answer of `GET /release`. */
export const Published = Type.Object({ Modules: Type.Array(PublishedModule) });
export type Published = Static<typeof Published>;

/** A change of what visitors are served. */
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

/** Answer of `GET /release/history`. */
export const PublicationHistory = Type.Object({ Steps: Type.Array(PublicationStep), Count: Type.Integer() });
export type PublicationHistory = Static<typeof PublicationHistory>;

/** Payload of `POST /release/:module/sources`: the local server from which this browser should load a module. */
export const OwnMachineWish = Type.Object(
  { port: Type.Integer({ minimum: OWN_PORTS.first, maximum: OWN_PORTS.last, title: 'Porta' }) },
  { additionalProperties: false },
);
export type OwnMachineWish = Static<typeof OwnMachineWish>;

/** Ticket that `POST /mf/sources` exchanges for a cookie within a minute. */
export const OwnMachineTicket = Type.Object({ ticket: Type.String() });
export type OwnMachineTicket = Static<typeof OwnMachineTicket>;

/** Payload of `POST /release/:module`. */
export const ReleaseAction = Type.Object(
  {
    action: Type.Enum([...RELEASE_ACTIONS]),
    /** Release to make live; required for promote, rollback and canary. */
    release: Type.Optional(Release),
    /** Percentage of visitors; required for canary. */
    traffic: Type.Optional(
      Type.Integer({ minimum: CANARY_TRAFFIC.least, maximum: CANARY_TRAFFIC.most, title: 'Parte dos visitantes' }),
    ),
    why: Type.String({ minLength: 1, maxLength: REASON_LIMIT, title: 'Motivo' }),
    seen: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
);
export type ReleaseAction = Static<typeof ReleaseAction>;

/** Payload of `POST /release/:module/previews`: the release to preview. */
export const PreviewWish = Type.Object({ release: Release }, { additionalProperties: false });
export type PreviewWish = Static<typeof PreviewWish>;

/** Address at which whoever has it sees a release, and when that ends. */
export const PreviewAddress = Type.Object({ Address: Type.String(), Until: Type.String() });
export type PreviewAddress = Static<typeof PreviewAddress>;
