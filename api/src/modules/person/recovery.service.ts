import { createHash, randomUUID } from 'node:crypto';
import type { RecoveryInput } from '@rodovia/shared/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { HttpError } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { person, recoveryLink } from '../../db/schema';
import { writeAudit } from '../../identity/audit';
import { hashPassword } from '../../identity/password';
import { removeLinksOf } from '../../mail/recovery-text';
import { mailTexts } from '../../mail/texts';
import { checkRecovery } from './person-rules';

const digestOf = (guid: string) => createHash('sha256').update(guid).digest('hex');

async function refusal(db: Executor, digest: string): Promise<HttpError> {
  const [link] = await db.select().from(recoveryLink).where(eq(recoveryLink.digest, digest));
  if (!link) return new HttpError(401, 'Link de recuperação inválido.');
  if (link.used) return new HttpError(403, 'Este link de recuperação já foi utilizado.');
  return new HttpError(402, 'Este link de recuperação expirou. Peça um novo.');
}

/** Recovery of a forgotten password by a mailed link that works once, for an hour. */
export function createRecovery({ config, mails, database: { db } }: ApiContext) {
  /** Mails a link to the account of this address; does nothing where there is none. */
  async function request(email: string): Promise<void> {
    const [account] = await db
      .select()
      .from(person)
      .where(and(eq(sql`lower(${person.email})`, email), person.isActive));
    if (!account) return;
    const guid = randomUUID();
    await db.transaction(async (tx) => {
      const content = mailTexts.recovery(account.name, `${config.publicUrl}/recovery-pass/${guid}`);
      const mailCode = await mails.add(tx, 'recovery', account, content);
      const expires = sql`now() + interval '1 hour'`;
      await tx.insert(recoveryLink).values({ digest: digestOf(guid), personCode: account.code, mailCode, expires });
      await writeAudit(tx, account, 'pediu a recuperação de senha');
    });
  }

  /** Takes the link out of use; of two that try at once one gets it, and older links go with it. */
  async function spend(tx: Executor, digest: string): Promise<string> {
    const usable = and(
      eq(recoveryLink.digest, digest),
      isNull(recoveryLink.used),
      sql`${recoveryLink.expires} > now()`,
    );
    const [link] = await tx.update(recoveryLink).set({ used: sql`now()` }).where(usable).returning();
    if (!link) throw await refusal(tx, digest);
    await tx
      .update(recoveryLink)
      .set({ used: sql`now()` })
      .where(and(eq(recoveryLink.personCode, link.personCode), isNull(recoveryLink.used)));
    await removeLinksOf(tx, link.personCode);
    return link.personCode;
  }

  /** Sets the new password and revokes every token. @throws {HttpError} 401 unknown link, 402 expired, 403 used. */
  async function recover(input: RecoveryInput): Promise<void> {
    checkRecovery(input);
    const digest = digestOf(input.guid);
    const [known] = await db.select().from(recoveryLink).where(eq(recoveryLink.digest, digest));
    if (!known) throw await refusal(db, digest);
    const passwordHash = await hashPassword(input.newPassword);
    await db.transaction(async (tx) => {
      const code = await spend(tx, digest);
      const [changed] = await tx
        .update(person)
        .set({ passwordHash, tokenVersion: sql`${person.tokenVersion} + 1`, updated: sql`now()` })
        .where(eq(person.code, code))
        .returning();
      await writeAudit(tx, changed ?? null, 'criou uma nova senha pelo link de recuperação');
    });
  }

  return { request, recover };
}
