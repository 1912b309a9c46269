import {
  type Conversation,
  MESSAGES_AT_ONCE,
  type Message,
  type UnreadConversations,
} from '@rodovia/shared/contracts/quotations';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { instant, selectList } from '../../db/projection';
import { conversation, message, messagePicture, messageRead, person, quotation } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { actorName } from '../../records/actor-name';
import { awaitsDecision } from '../../records/proposal-state';
import { visibleQuotations } from '../../records/quotation-sides';
import { awaitsAnswer, hasUnread, unreadBy } from '../../records/unread-messages';

/** Returns whether messages can be written; closed quotations are read-only. */
export const isOpen = (status: string): boolean => status === 'OPEN' || status === 'IN PROGRESS';

const pictures = sql`(select coalesce(json_agg(${messagePicture.code} order by ${messagePicture.position}), '[]'::json)
  from ${messagePicture} where ${messagePicture.messageCode} = ${message.code})`;

/** Reading of conversations. */
export function createReading({ config, database: { db } }: ApiContext) {
  const fieldsFor = (reader: Actor) => ({
    Code: sql`${message.code}`,
    Position: sql`${message.position}`,
    Side: sql`${message.side}`,
    AuthorName: actorName(config.personTypes, reader),
    Own: sql`${message.authorCode} = ${reader.code}`,
    Text: sql`${message.text}`,
    Quote: sql`${message.quote}`,
    Pictures: pictures,
    Created: instant(message.created),
  });

  /** Returns the messages of a quotation that the reader may see, newest first. */
  async function messages(executor: Executor, reader: Actor, where: ReturnType<typeof sql>, most: number) {
    const { rows } = await executor.execute(sql`select ${selectList(fieldsFor(reader))} from ${message}
      join ${person} on ${person.code} = ${message.authorCode} where ${where}
      order by ${message.position} desc limit ${most}`);
    return rows as unknown as Message[];
  }

  async function quotationFor(reader: Actor, code: string) {
    const [found] = await db
      .select({
        status: quotation.status,
        unread: sql<number>`${unreadBy(reader)}`,
        awaiting: sql<boolean>`${awaitsAnswer}`,
      })
      .from(quotation)
      .where(and(eq(quotation.code, code), visibleQuotations(reader)));
    if (!found) throw notFound('Orçamento não encontrado.');
    return found;
  }

  return {
    /** @throws {HttpError} 404 also for other people's quotations. */
    async conversation(reader: Actor, code: string, before?: number): Promise<Conversation> {
      const { status, unread, awaiting } = await quotationFor(reader, code);
      const earlier = before === undefined ? sql`` : sql`and ${message.position} < ${before}`;
      const where = sql`${message.quotationCode} = ${code} ${earlier}`;
      const found = await messages(db, reader, where, MESSAGES_AT_ONCE + 1);
      return {
        Messages: found.slice(0, MESSAGES_AT_ONCE).reverse(),
        Earlier: found.length > MESSAGES_AT_ONCE,
        Unread: unread,
        Open: isOpen(status),
        ...(reader.role !== 'client' && { Awaiting: isOpen(status) && awaiting }),
      };
    },

    one: async (executor: Executor, reader: Actor, code: string): Promise<Message | undefined> =>
      (await messages(executor, reader, sql`${message.code} = ${code}`, 1))[0],

    async unread(reader: Actor): Promise<UnreadConversations> {
      const seen = visibleQuotations(reader);
      const count = (condition: SQL) => db.$count(quotation, and(seen, condition));
      if (reader.role !== 'client') return { Conversations: await count(hasUnread(reader)) };
      const [Conversations, Proposals] = await Promise.all([count(hasUnread(reader)), count(awaitsDecision)]);
      return { Conversations, Proposals };
    },

    /** Stores that the client's messages up to a position need no answer. */
    async settle(reader: Actor, code: string, position: number): Promise<void> {
      await quotationFor(reader, code);
      await db
        .update(conversation)
        .set({
          settledClient: sql`greatest(${conversation.settledClient}, least(${position}, ${conversation.lastClient}))`,
        })
        .where(eq(conversation.quotationCode, code));
    },

    /** Makes the client's last message unread again, for the reader and for the counters of the staff. */
    async markUnread(reader: Actor, code: string): Promise<void> {
      await quotationFor(reader, code);
      await db.transaction(async (tx) => {
        const own = eq(conversation.quotationCode, code);
        const [spoken] = await tx.select().from(conversation).where(own).for('update');
        if (!spoken || spoken.lastClient === 0) return;
        const before = spoken.lastClient - 1;
        const seen = and(eq(messageRead.quotationCode, code), eq(messageRead.personCode, reader.code));
        await tx
          .update(messageRead)
          .set({ position: sql`least(${messageRead.position}, ${before})` })
          .where(seen);
        const staffRead = Math.min(spoken.staffRead, before);
        await tx.update(conversation).set({ staffRead }).where(own);
      });
    },

    /** Stores the read position. If everything was read, a pending notification is cancelled. */
    async markRead(reader: Actor, code: string, seen: number): Promise<void> {
      await db.transaction(async (tx) => {
        const [found] = await tx
          .select({ sellerCode: quotation.sellerCode })
          .from(quotation)
          .where(and(eq(quotation.code, code), visibleQuotations(reader)));
        if (!found) throw notFound('Orçamento não encontrado.');
        const own = eq(conversation.quotationCode, code);
        const [spoken] = await tx.select().from(conversation).where(own).for('update');
        if (!spoken) return;
        const position = Math.min(seen, spoken.lastPosition);
        await tx
          .insert(messageRead)
          .values({ quotationCode: code, personCode: reader.code, position })
          .onConflictDoUpdate({
            target: [messageRead.quotationCode, messageRead.personCode],
            set: { position: sql`greatest(${messageRead.position}, ${position})` },
          });
        if (reader.role === 'client') {
          if (position >= spoken.lastStaff) await tx.update(conversation).set({ clientMail: null }).where(own);
          return;
        }
        // the notification is for the seller; an administrator's reading does not cancel it
        const isReader = reader.code === found.sellerCode || found.sellerCode === null;
        const isThrough = isReader && position >= spoken.lastClient;
        const staffRead = Math.max(spoken.staffRead, position);
        await tx
          .update(conversation)
          .set({ staffRead, ...(isThrough && { staffMail: null }) })
          .where(own);
      });
    },
  };
}
