import { and, eq, isNull, sql } from 'drizzle-orm';
import { conflict, HttpError } from '../../../base/http-error';
import type { ApiContext } from '../../../context/context';
import type { Executor } from '../../../db/database';
import { confirmationLink, mailMessage, person } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { writeAudit } from '../../../identity/audit';
import { mailConfirmation } from '../../../mail/confirmation-mail';
import { linkDigest } from '../../../mail/mailed-links';

/** Marks an address as confirmed and releases held mails. */
export async function confirmAddress(tx: Executor, personCode: string): Promise<void> {
  const [confirmed] = await tx
    .update(person)
    .set({ emailConfirmed: sql`now()` })
    .where(and(eq(person.code, personCode), isNull(person.emailConfirmed)))
    .returning();
  if (!confirmed) return;
  await tx
    .update(mailMessage)
    .set({ status: 'PENDING', due: sql`now()` })
    .where(and(eq(mailMessage.personCode, personCode), eq(mailMessage.status, 'HELD')));
  await writeAudit(tx, confirmed, 'confirmou o endereço de e-mail');
}

/** Confirmation of addresses. */
export function createConfirmation(context: ApiContext) {
  const { db } = context.database;

  /**
   * Confirms an address; the link can be used repeatedly until it expires.
   * @throws {HttpError} 400 for an invalid link.
   */
  async function confirm(guid: string): Promise<void> {
    await db.transaction(async (tx) => {
      const usable = and(eq(confirmationLink.digest, linkDigest(guid)), sql`${confirmationLink.expires} > now()`);
      const [link] = await tx.select().from(confirmationLink).where(usable);
      if (!link) throw new HttpError(400, 'Este link de confirmação é inválido ou expirou. Peça outro no seu perfil.');
      await confirmAddress(tx, link.personCode);
    });
    await context.mails.work();
  }

  /**
   * Sends another link.
   * @throws {HttpError} 409 if the address is already confirmed.
   */
  const resend = (actor: Actor): Promise<void> =>
    db.transaction(async (tx) => {
      const [waiting] = await tx
        .select({ code: person.code, email: person.email })
        .from(person)
        .where(and(eq(person.code, actor.code), isNull(person.emailConfirmed)));
      if (!waiting) throw conflict('O seu endereço de e-mail já está confirmado.');
      await mailConfirmation(tx, context, waiting);
    });

  return { confirm, resend };
}
