import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from '../records/common';

/**
 * Status of a mail. HELD waits until the address is confirmed, PENDING waits to be sent, SENT was sent, ERROR was given
 * up after the last attempt.
 */
export const MAIL_STATUSES = ['PENDING', 'HELD', 'SENT', 'ERROR'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** `Body` is HTML and is only present when a single message is read. `MailMessageStatus` is one of `MAIL_STATUSES`. */
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

/** Answer of resending a mail: its new status. */
export const ResendAnswer = Type.Object({ MailMessageStatus: Type.String() });
export type ResendAnswer = Static<typeof ResendAnswer>;
