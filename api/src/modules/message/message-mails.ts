import { and, eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { conversation, person, quotation } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { mailTexts } from '../../mail/texts';
import { aboutQuotation } from '../../push/push-content';
import { canLogIn, personEmail } from '../../records/person-email';
import { unreadBy } from '../../records/unread-messages';

/** Maximum number of mails per transaction. */
const BATCH = 50;

const MESSAGE = 'Há uma mensagem do vendedor.';

interface Reader {
  code: string;
  name: string;
  email: string;
}

const reader = { code: person.code, name: person.name, email: sql<string>`${personEmail}` };

/** Returns the recipients of a client's messages: the seller, or the administrators if there is none. */
async function staffOf(
  { config }: ApiContext,
  tx: Executor,
  sellerCode: string | null,
): Promise<[Reader[], Actor['role']]> {
  if (sellerCode) {
    const serving = await tx
      .select(reader)
      .from(person)
      .where(and(eq(person.code, sellerCode), person.isActive));
    if (serving.length > 0) return [serving, 'seller'];
  }
  const isAdmin = and(eq(person.personTypeCode, config.personTypes.admin), canLogIn);
  return [await tx.select(reader).from(person).where(isAdmin), 'admin'];
}

/**
 * Notifies people about unread messages, each message once over all instances.
 * @returns the number of conversations.
 */
export async function mailUnread(context: ApiContext): Promise<number> {
  const { config, database, mails, pushes } = context;

  const look = (side: 'client' | 'staff') =>
    database.db.transaction(async (tx) => {
      const due = side === 'client' ? conversation.clientMail : conversation.staffMail;
      const found = await tx
        .select({ code: conversation.quotationCode })
        .from(conversation)
        .where(sql`${due} <= now()`)
        .orderBy(due)
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const { code } of found) {
        const changes =
          side === 'client'
            ? { clientMail: null, clientMailed: sql`now()` }
            : { staffMail: null, staffMailed: sql`now()` };
        await tx.update(conversation).set(changes).where(eq(conversation.quotationCode, code));
        await notify(tx, code, side);
      }
      return found.length;
    });

  async function notify(tx: Executor, code: string, side: 'client' | 'staff'): Promise<void> {
    const [of] = await tx.select().from(quotation).where(eq(quotation.code, code));
    if (!of) return;
    const [readers, role] =
      side === 'client'
        ? ([await tx.select(reader).from(person).where(eq(person.code, of.personCode)), 'client'] as const)
        : await staffOf(context, tx, of.sellerCode);
    for (const to of readers) {
      const actor: Actor = { code: to.code, name: to.name, role };
      const [counted] = await tx
        .select({ unread: sql<number>`${unreadBy(actor)}` })
        .from(quotation)
        .where(eq(quotation.code, code));
      const unread = counted?.unread ?? 0;
      if (unread === 0) continue;
      const facts = { number: of.number, url: `${config.publicUrl}/orcamentos/${code}`, lines: [] };
      if (side === 'client') await pushes.add(tx, to.code, code, aboutQuotation(of.number, code, MESSAGE));
      await mails.add(tx, 'unread', to, mailTexts.unread(to.name, facts, unread));
    }
  }

  return (await look('client')) + (await look('staff'));
}
