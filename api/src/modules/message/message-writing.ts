import { randomUUID } from 'node:crypto';
import { type Message, type MessageInput, statusWords } from '@rodovia/shared/contracts/quotations';
import { hiddenInLine, hiddenInText, isPlainLine, isPlainText } from '@rodovia/shared/contracts/rules';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, invalidFields } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { isUniqueViolation } from '../../db/errors';
import { limitPerHour } from '../../db/limits';
import { conversation, message, messagePicture, quotationEvent } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import type { PreparedImage } from '../../images/image-input';
import { prepareImages } from '../../images/image-set';
import { putMessagePicture, removeMessagePictures } from '../../images/message-pictures';
import { lockQuotation } from '../../records/quotation-lock';
import { createReading, isOpen } from './message-reading';

/** Limit per person; more than anybody types, so only scripts reach it. */
const MESSAGES_PER_HOUR = 240;
const UNREAD_FOR = sql`interval '2 minutes'`;
const BETWEEN_MAILS = sql`interval '15 minutes'`;

interface Picture {
  code: string;
  prepared: PreparedImage;
}

/**
 * Returns the trimmed text.
 * @throws {HttpError} 400 if it is empty or contains hidden characters.
 */
function saidIn({ text = '', quote = '', pictures = [] }: MessageInput) {
  if (text.trim() === '' && pictures.length === 0) throw invalidFields({ text: 'Escreva uma mensagem.' });
  if (!isPlainText(text)) throw invalidFields({ text: hiddenInText('Mensagem') });
  if (!isPlainLine(quote)) throw invalidFields({ quote: hiddenInLine('Item') });
  return { text: text.trim(), quote: quote.trim() };
}

/** Writing of messages; a repeated idempotency key returns the message created first. */
export function createWriting(context: ApiContext) {
  const { database, images, limits } = context;
  const { db } = database;
  const { one } = createReading(context);

  async function madeBefore(actor: Actor, { quotationCode }: MessageInput, key: string): Promise<string | undefined> {
    const [row] = await db
      .select({ code: message.code, quotationCode: message.quotationCode })
      .from(message)
      .where(and(eq(message.authorCode, actor.code), eq(message.idempotencyKey, key)));
    if (row && row.quotationCode !== quotationCode) throw conflict('Esta chave já foi usada em outra mensagem.');
    return row?.code;
  }

  /** Returns the next position, and schedules a notification of the other side. */
  async function nextPlace(tx: Executor, quotationCode: string, side: 'CLIENT' | 'STAFF'): Promise<number> {
    await tx.insert(conversation).values({ quotationCode }).onConflictDoNothing();
    const position = sql`${conversation.lastPosition} + 1`;
    const due = (planned: unknown, last: unknown) =>
      sql`coalesce(${planned}, greatest(now() + ${UNREAD_FOR}, ${last} + ${BETWEEN_MAILS}))`;
    const ofSide =
      side === 'CLIENT'
        ? { lastClient: position, staffMail: due(conversation.staffMail, conversation.staffMailed) }
        : { lastStaff: position, clientMail: due(conversation.clientMail, conversation.clientMailed) };
    const [row] = await tx
      .update(conversation)
      .set({ lastPosition: position, ...ofSide })
      .where(eq(conversation.quotationCode, quotationCode))
      .returning({ position: conversation.lastPosition });
    return row?.position ?? 1;
  }

  async function insert(tx: Executor, actor: Actor, input: MessageInput, pictures: Picture[], key?: string) {
    const { quotationCode } = input;
    const { status } = await lockQuotation(tx, actor, quotationCode);
    if (!isOpen(status))
      throw conflict(
        `O orçamento está '${statusWords(status as Parameters<typeof statusWords>[0])}': a conversa é só para leitura.`,
      );
    const side = actor.role === 'client' ? 'CLIENT' : 'STAFF';
    const position = await nextPlace(tx, quotationCode, side);
    const [row] = await tx
      .insert(message)
      .values({ quotationCode, position, side, authorCode: actor.code, idempotencyKey: key, ...saidIn(input) })
      .returning({ code: message.code });
    const messageCode = row?.code ?? '';
    if (pictures.length > 0)
      await tx
        .insert(messagePicture)
        .values(pictures.map(({ code }, index) => ({ code, messageCode, position: index })));
    await tx.insert(quotationEvent).values({ quotationCode, status, kind: 'MESSAGE', actorCode: actor.code });
    return messageCode;
  }

  /**
   * Stores a message. Files are written before rows, so that no row refers to a missing file; unused files are removed.
   */
  async function store(actor: Actor, input: MessageInput, key?: string): Promise<string> {
    const prepared = await prepareImages(context, input.pictures ?? []);
    const pictures = prepared.map((one): Picture => ({ code: randomUUID(), prepared: one }));
    for (const picture of pictures) await putMessagePicture(images, picture.code, picture.prepared);
    try {
      return await db.transaction((tx) => insert(tx, actor, input, pictures, key));
    } catch (error) {
      await removeMessagePictures(
        images,
        pictures.map(({ code }) => code),
      );
      const raced = key && isUniqueViolation(error, 'message_idempotency_key');
      const winner = raced && (await madeBefore(actor, input, key));
      if (winner) return winner;
      throw error;
    }
  }

  return async (actor: Actor, input: MessageInput, key?: string): Promise<Message> => {
    saidIn(input);
    const earlier = key && (await madeBefore(actor, input, key));
    if (!earlier) {
      // checks the rights before decoding pictures
      await db.transaction((tx) => lockQuotation(tx, actor, input.quotationCode));
      await limitPerHour(limits, `message:${actor.code}`, MESSAGES_PER_HOUR);
    }
    const code = earlier || (await store(actor, input, key));
    return (await one(db, actor, code)) as Message;
  };
}
