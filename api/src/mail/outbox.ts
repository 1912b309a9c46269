import { and, eq, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Database } from '../db/database';
import { mailMessage } from '../db/schema';

type Message = typeof mailMessage.$inferSelect;

/** A mail that cannot succeed with another attempt. */
export class Undeliverable extends Error {}
type Settings = Pick<ApiConfig, 'mailRetry' | 'mailAttempts'>;

/** Lease of a message: if the instance dies while sending, another one takes over afterwards. */
const LEASE = sql`now() + interval '2 minutes'`;
const BACK_OFF = 4;
const free = sql`(${mailMessage.leasedUntil} is null or ${mailMessage.leasedUntil} < now())`;

/**
 * Claims the next due message. The lease protects it from other instances without an open transaction. Messages are
 * claimed one at a time, because a lease could expire behind slow ones.
 */
export async function claimDue(db: Database): Promise<Message | undefined> {
  const due = sql`${mailMessage.code} in (select ${mailMessage.code} from ${mailMessage}
    where ${mailMessage.status} = 'PENDING' and ${mailMessage.due} <= now() and ${free}
    order by ${mailMessage.due} limit 1 for update skip locked)`;
  const [message] = await db.update(mailMessage).set({ leasedUntil: LEASE }).where(due).returning();
  return message;
}

/** Claims a message that has not been sent, due or not. Undefined if it was sent, is held, or is being sent. */
export async function claimOne(db: Database, code: string): Promise<Message | undefined> {
  const [message] = await db
    .update(mailMessage)
    .set({ leasedUntil: LEASE })
    .where(and(eq(mailMessage.code, code), sql`${mailMessage.status} not in ('SENT', 'HELD')`, free))
    .returning();
  return message;
}

const explain = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

function afterFailure({ attempts }: Message, error: unknown, { mailRetry, mailAttempts }: Settings) {
  const made = attempts + 1;
  const wait = mailRetry * BACK_OFF ** attempts;
  const isOver = error instanceof Undeliverable || made >= mailAttempts;
  return {
    status: isOver ? 'ERROR' : 'PENDING',
    attempts: made,
    due: sql`now() + ${wait}::float8 * interval '1 millisecond'`,
    failure: explain(error),
    leasedUntil: null,
  };
}

/**
 * Sends a claimed message and records the result.
 * @returns its new status.
 */
export async function deliverClaimed(
  db: Database,
  settings: Settings,
  deliver: (message: Message) => Promise<void>,
  message: Message,
): Promise<string> {
  const outcome = await deliver(message).then(
    () => ({ status: 'SENT', sent: sql`now()`, failure: '', leasedUntil: null, attempts: message.attempts + 1 }),
    (error: unknown) => afterFailure(message, error, settings),
  );
  await db.update(mailMessage).set(outcome).where(eq(mailMessage.code, message.code));
  return outcome.status;
}
