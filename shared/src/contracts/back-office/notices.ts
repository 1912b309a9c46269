import { type Static, Type } from 'typebox';
import { PROPOSAL_STATUSES } from '../proposals/proposal-words';
import { QUOTATION_EVENT_KINDS, QuotationStatus } from '../quotations/quotations';
import { Code, Instant, Nullable } from '../records/common';

/** Kinds of notices: the events of quotations, and a change of products that somebody else undid. */
export const NOTICE_KINDS = [...QUOTATION_EVENT_KINDS, 'UNDONE'] as const;

/**
 * Something that happened to the reader's work: what another person did to a quotation that the reader serves, served
 * until then (`Left`), or, for administrators, acted on; or that they undid a change of products. `Text` is what the
 * history says. `Unseen` is whether it is newer than what the reader has seen.
 */
export const Notice = Type.Object({
  Kind: Type.Enum([...NOTICE_KINDS]),
  At: Instant,
  ActorName: Type.String(),
  Text: Type.String(),
  QuotationCode: Nullable(Code),
  Number: Nullable(Type.Integer()),
  ClientName: Nullable(Type.String()),
  Status: Nullable(QuotationStatus),
  SellerName: Nullable(Type.String()),
  Proposal: Nullable(Type.Enum([...PROPOSAL_STATUSES])),
  Left: Type.Boolean(),
  Unseen: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;

/** Numbers of unseen notices and of the reader's reminders that are due. */
export const NoticeCount = Type.Object({ Unseen: Type.Integer(), Reminders: Type.Integer() });
export type NoticeCount = Static<typeof NoticeCount>;

/** A reminder that is due. */
const DueReminder = Type.Object({
  QuotationCode: Code,
  Number: Type.Integer(),
  ClientName: Type.String(),
  DueDate: Type.String({ format: 'date' }),
  Note: Type.String(),
});

/** The newest notices of the last `NOTICE_DAYS`, newest first, and the reminders that are due. */
export const Notices = Type.Object({
  Notices: Type.Array(Notice),
  Reminders: Type.Array(DueReminder),
  Unseen: Type.Integer(),
});
export type Notices = Static<typeof Notices>;

/** Number of days during which notices are shown. */
export const NOTICE_DAYS = 30;
/** Maximum number of notices that are shown. */
export const MAX_NOTICES = 100;

/** Payload of `PUT /notice/seen`: the time of the newest notice that was shown. */
export const NoticesSeen = Type.Object({ until: Instant }, { additionalProperties: false });

/** Which mails the reader wants: a digest on working days, and the figures of the week, for administrators. */
export const NoticeChoice = Type.Object({ Digest: Type.Boolean(), Weekly: Type.Boolean() });
export type NoticeChoice = Static<typeof NoticeChoice>;

/** Payload of `PUT /notice/choice`. */
export const NoticeChoiceInput = Type.Object(
  { digest: Type.Boolean(), weekly: Type.Boolean() },
  { additionalProperties: false },
);
