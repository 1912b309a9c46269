import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from './common';

/** Life of a mail: PENDING until it is sent or given up; HELD before that, while its address is not confirmed. */
export const MAIL_STATUSES = ['PENDING', 'HELD', 'SENT', 'ERROR'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** `Body` is HTML and comes with a single message only; `MailMessageStatus` is one of `MAIL_STATUSES`. */
export const MailMessage = Type.Object({
  Code,
  From: Type.String(),
  To: Type.String(),
  Subject: Type.String(),
  Body: Type.Optional(Type.String()),
  MailMessageStatus: Type.String(),
  Created: Instant,
  Person: Type.Optional(Nullable(Type.Object({ Code, Name: Type.String(), Email: Type.String() }))),
});
export type MailMessage = Static<typeof MailMessage>;

/** What a resend brought about. */
export const ResendAnswer = Type.Object({ MailMessageStatus: Type.String() });
export type ResendAnswer = Static<typeof ResendAnswer>;
