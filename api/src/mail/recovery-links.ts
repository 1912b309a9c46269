import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import { keyedDigest, keyFor } from '../base/keys';
import type { Executor } from '../db/database';
import { type mailMessage, recoveryLink } from '../db/schema';
import { Undeliverable } from './outbox';

/** Stands in stored mails where the link goes: nobody who reads them can use it. */
export const REMOVED_LINK = '[link removido]';

type Message = typeof mailMessage.$inferSelect;

/** A digest as a UUID. */
function asUuid(digest: string): string {
  const digits = Buffer.from(digest, 'base64url').toString('hex');
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

/** What the table keeps of a link. */
export const linkDigest = (guid: string) => createHash('sha256').update(guid.trim().toLowerCase()).digest('hex');

/** Links of recovery mails: made from the mail's code under a key whenever the mail leaves, and stored nowhere. */
export function createRecoveryLinks(config: Pick<ApiConfig, 'tokenSecret' | 'publicUrl'>) {
  const key = keyFor(config, 'recovery link');
  const guidOf = (mailCode: string) => asUuid(keyedDigest(key, mailCode));

  async function isUsable(db: Executor, mailCode: string): Promise<boolean> {
    const digest = linkDigest(guidOf(mailCode));
    const usable = and(
      eq(recoveryLink.digest, digest),
      isNull(recoveryLink.used),
      sql`${recoveryLink.expires} > now()`,
    );
    const [link] = await db.select({ digest: recoveryLink.digest }).from(recoveryLink).where(usable);
    return link !== undefined;
  }

  /** The mail as it leaves. @throws {Undeliverable} where its link does not work any more. */
  async function complete(db: Executor, message: Message): Promise<Message> {
    if (message.kind !== 'recovery') return message;
    if (!(await isUsable(db, message.code))) throw new Undeliverable('O link desta mensagem não vale mais.');
    const url = `${config.publicUrl}/recovery-pass/${guidOf(message.code)}`;
    const filled = (text: string) => text.replaceAll(REMOVED_LINK, () => url);
    return { ...message, html: filled(message.html), plain: filled(message.plain) };
  }

  return { guidOf, isUsable, complete };
}
