import type { RecoveryInput } from '@rodovia/shared/contracts/people';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { HttpError } from '../../../base/http-error';
import type { ApiContext } from '../../../context/context';
import type { Executor } from '../../../db/database';
import { HOUR } from '../../../db/limits';
import { person, recoveryLink } from '../../../db/schema';
import { writeAudit } from '../../../identity/audit';
import { createKnownAddresses } from '../../../identity/known-addresses';
import { hashPassword, inTurn } from '../../../identity/password';
import { endSessions } from '../../../identity/sessions';
import { createMailedLinks, linkDigest, REMOVED_LINK } from '../../../mail/mailed-links';
import { mailTexts } from '../../../mail/texts';
import { loginEmail } from '../../../records/person-email';
import { confirmAddress } from '../confirmation/confirmation.service';
import { checkRecovery } from '../person-rules';

/** Limit of all unknown addresses together, as a multiple of that of one address, so that a mailbox is not flooded. */
const STRANGERS = 4;

type Account = typeof person.$inferSelect;

async function refusal(db: Executor, digest: string): Promise<HttpError> {
  const [link] = await db.select().from(recoveryLink).where(eq(recoveryLink.digest, digest));
  if (!link) return new HttpError(401, 'Link de recuperação inválido.');
  if (link.used) return new HttpError(403, 'Este link de recuperação já foi utilizado.');
  return new HttpError(402, 'Este link de recuperação expirou. Peça um novo.');
}

/** Password recovery by a mailed link that works once, within an hour. */
export function createRecovery({ config, limits, mails, database: { db } }: ApiContext) {
  const links = createMailedLinks(config);
  const known = createKnownAddresses(config);

  async function accountOf(email: string) {
    const [account] = await db
      .select()
      .from(person)
      .where(and(eq(loginEmail, email), person.isActive));
    return account;
  }

  const mailLink = (account: Account): Promise<void> =>
    db.transaction(async (tx) => {
      const mailCode = await mails.add(tx, 'recovery', account, mailTexts.recovery(account.name, REMOVED_LINK));
      const digest = linkDigest(links.guidOf('recovery', mailCode));
      const expires = sql`now() + interval '1 hour'`;
      await tx.insert(recoveryLink).values({ digest, personCode: account.code, mailCode, expires });
      await writeAudit(tx, account, 'pediu a recuperação de senha');
    });

  /**
   * Returns whether another mail may be requested. Limits are per requesting address; from addresses where the account
   * has logged in before, only that limit applies.
   */
  async function mayAsk(email: string, address: string): Promise<boolean> {
    const { recoveriesPerHour } = config;
    if ((await limits.add(`recovery ${email} ${address}`, HOUR)) > recoveriesPerHour) return false;
    if (await known.isKnown(db, known.digestOf(email, address))) return true;
    return (await limits.add(`recovery ${email}`, HOUR)) <= recoveriesPerHour * STRANGERS;
  }

  /** Mails a link to the account with this address; does nothing if there is none, or beyond the limit. */
  async function request(email: string, address: string): Promise<void> {
    if (!(await mayAsk(email, address))) return;
    const account = await accountOf(email);
    if (account) await mailLink(account);
  }

  /** Consumes the link and all older ones; of two simultaneous calls, one succeeds. */
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
    return link.personCode;
  }

  /**
   * Sets the new password and revokes all tokens.
   * @param address network as returned by `networkOf`.
   * @throws {HttpError} 401 unknown link, 402 expired, 403 used.
   */
  async function recover(input: RecoveryInput, address: string): Promise<void> {
    checkRecovery(input);
    const digest = linkDigest(input.guid);
    const [known] = await db.select().from(recoveryLink).where(eq(recoveryLink.digest, digest));
    if (!known) throw await refusal(db, digest);
    const caller = { address, account: known.personCode, isKnown: false };
    const passwordHash = await inTurn(caller, () => hashPassword(input.newPassword));
    await db.transaction(async (tx) => {
      const code = await spend(tx, digest);
      const [changed] = await tx
        .update(person)
        .set({ passwordHash, tokenVersion: sql`${person.tokenVersion} + 1`, updated: sql`now()` })
        .where(eq(person.code, code))
        .returning();
      await endSessions(tx, code);
      await confirmAddress(tx, code);
      await writeAudit(tx, changed ?? null, 'criou uma nova senha pelo link de recuperação');
    });
  }

  return { request, recover };
}
