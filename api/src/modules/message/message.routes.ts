import { IMAGE_WIDTHS } from '@rodovia/shared/contracts/images';
import {
  Conversation,
  Message,
  MessageInput,
  MessageReading,
  UnreadConversations,
} from '@rodovia/shared/contracts/quotations';
import { Code } from '@rodovia/shared/contracts/records';
import { and, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { querySchema } from '../../crud/list-query';
import { ByCode } from '../../crud/write-routes';
import { message, messagePicture, quotation } from '../../db/schema';
import { MESSAGE_BODY_LIMIT } from '../../images/body-limit';
import { getMessagePicture, type PictureWidth } from '../../images/message-pictures';
import { createUploadGate } from '../../images/upload-gate';
import { file, NO_CONTENT } from '../../plugins/answers';
import { actorOf, ONE_QUOTATION, STAFF } from '../../plugins/authentication';
import { visibleQuotations } from '../../records/quotation-sides';
import { mailUnread } from './message-mails';
import { createReading } from './message-reading';
import { createWriting } from './message-writing';

const staff = { config: { roles: STAFF } };

const ByQuotation = Type.Object({ quotationCode: Code });
const Before = querySchema({ before: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) });
const Width = querySchema({ width: Type.Optional(Type.Integer({ enum: [...IMAGE_WIDTHS] })) });
const WritingHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' })),
});
const LARGEST: PictureWidth = 1280;
/** Pictures are immutable and private. */
const CACHE_HEADERS = { 'cache-control': 'private, max-age=86400, immutable', vary: 'Authorization' };

/** Routes of conversations about quotations. */
export function messageRoutes(app: Api, context: ApiContext): void {
  const { conversation, unread, markRead, markUnread, settle } = createReading(context);
  const write = createWriting(context);
  context.chores.push(() => mailUnread(context));

  const reading = { params: ByQuotation, querystring: Before, response: { 200: Conversation } };
  app.get('/message/by-quotation/:quotationCode', { schema: reading, ...ONE_QUOTATION }, (request) =>
    conversation(actorOf(request), request.params.quotationCode, request.query.before),
  );
  const counting = { response: { 200: UnreadConversations } };
  app.get('/message/unread', { schema: counting, ...ONE_QUOTATION }, (request) => unread(actorOf(request)));
  const writing = { body: MessageInput, headers: WritingHeaders, response: { 201: Message } };
  const sending = { ...ONE_QUOTATION, bodyLimit: MESSAGE_BODY_LIMIT, onRequest: createUploadGate() };
  app.post('/message', { schema: writing, ...sending }, (request, reply) => {
    reply.code(201);
    return write(actorOf(request), request.body, request.headers['idempotency-key']);
  });
  const marking = { params: ByQuotation, body: MessageReading, response: NO_CONTENT };
  app.put('/message/read/:quotationCode', { schema: marking, ...ONE_QUOTATION }, async (request, reply) => {
    await markRead(actorOf(request), request.params.quotationCode, request.body.position);
    reply.code(204);
  });
  app.put('/message/settle/:quotationCode', { schema: marking, ...staff }, async (request, reply) => {
    await settle(actorOf(request), request.params.quotationCode, request.body.position);
    reply.code(204);
  });
  const unmarking = { params: ByQuotation, response: NO_CONTENT };
  app.put('/message/unread/:quotationCode', { schema: unmarking, ...staff }, async (request, reply) => {
    await markUnread(actorOf(request), request.params.quotationCode);
    reply.code(204);
  });
  const picture = { params: ByCode, querystring: Width, response: file('image/webp', 'A figura.') };
  app.get('/message/picture/:code', { schema: picture, ...ONE_QUOTATION }, async (request, reply) => {
    const { code } = request.params;
    const [seen] = await context.database.db
      .select({ code: messagePicture.code })
      .from(messagePicture)
      .innerJoin(message, eq(message.code, messagePicture.messageCode))
      .innerJoin(quotation, eq(quotation.code, message.quotationCode))
      .where(and(eq(messagePicture.code, code), visibleQuotations(actorOf(request))));
    const width = (request.query.width ?? LARGEST) as PictureWidth;
    const content = seen && (await getMessagePicture(context.images, code, width));
    if (!content) throw notFound('Imagem não encontrada.');
    return reply.headers(CACHE_HEADERS).type('image/webp').send(content);
  });
}
