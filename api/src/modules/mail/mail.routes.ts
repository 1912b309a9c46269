import { MAIL_STATUSES, MailMessage, ResendAnswer } from '@rodovia/shared/contracts/back-office';
import { Code, Paged } from '@rodovia/shared/contracts/records';
import { eq } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { conflict, notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { exportResponse, sendExport } from '../../crud/export';
import { createdBetween, filterKeys, IncludeQuery, pageKeys, querySchema } from '../../crud/list-query';
import { readAll, readList, readOne, readPage } from '../../crud/record-source';
import { textFilter } from '../../crud/term';
import { ByCode } from '../../crud/write-routes';
import { type FileColumn, moment } from '../../csv/file-column';
import { mailMessage } from '../../db/schema';
import { writeAudit } from '../../identity/audit';
import { createMailedLinks } from '../../mail/mailed-links';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { mailSource, singleMailSource } from './mail.repository';

const { orderBy, term, include, startDate, endDate } = filterKeys;
const status = Type.Optional(Type.Enum([...MAIL_STATUSES]));
const mailFilterKeys = { orderBy, term, include, startDate, endDate, status };
const ListQuery = querySchema({ ...mailFilterKeys, ...pageKeys });
const ExportQuery = querySchema(mailFilterKeys);
const ResendQuery = querySchema({ code: Code });
const admin = { config: { roles: ADMIN } };

const LABELS: Record<string, string> = {
  SENT: 'Enviado',
  ERROR: 'Erro ao enviar',
  PENDING: 'Na fila',
  HELD: 'À espera da confirmação do endereço',
};
const columns: FileColumn<MailMessage>[] = [
  ['Remetente', (record) => record.From],
  ['Destinatário', (record) => record.To],
  ['Assunto', (record) => record.Subject],
  ['Situação', (record) => LABELS[record.MailMessageStatus]],
  ['Criado em', (record) => moment(record.Created)],
];

const filters = (query: Static<typeof ExportQuery>) => [
  textFilter(mailMessage.searchText, query.term),
  query.status && eq(mailMessage.status, query.status),
  ...createdBetween(mailMessage.created, query),
];

function reads(app: Api, context: ApiContext): void {
  const { db } = context.database;
  const pageSchema = { querystring: ListQuery, response: { 200: Paged(MailMessage) } };
  app.get('/mail-message/pagged', { schema: pageSchema, ...admin }, async ({ query }) =>
    readPage<MailMessage>(db, mailSource, { ...query, where: filters(query) }),
  );
  const exportSchema = { querystring: ExportQuery, response: exportResponse };
  app.get('/mail-message/export', { schema: exportSchema, ...admin }, async (request, reply) => {
    const rows = readAll<MailMessage>(db, mailSource, { where: filters(request.query) });
    return sendExport(request, reply, 'reportMail', columns, rows);
  });
  const listSchema = { querystring: IncludeQuery, response: { 200: Type.Array(MailMessage) } };
  app.get('/mail-message', { schema: listSchema, ...admin }, ({ query }) =>
    readList<MailMessage>(db, mailSource, { where: [], include: query.include }, 'Created desc'),
  );
  const oneSchema = { params: ByCode, querystring: IncludeQuery, response: { 200: MailMessage } };
  app.get('/mail-message/:code', { schema: oneSchema, ...admin }, async ({ params, query }) => {
    const where = [eq(mailMessage.code, params.code)];
    const found = await readOne<MailMessage>(db, singleMailSource, { where, include: query.include });
    if (!found) throw notFound('E-mail não encontrado.');
    return found;
  });
}

/** @throws {HttpError} 404 if unknown, 409 if sent, held, or with an invalid link. */
async function checkResendable({ config, database: { db } }: ApiContext, code: string): Promise<void> {
  const [message] = await db.select().from(mailMessage).where(eq(mailMessage.code, code));
  if (!message) throw notFound('E-mail não encontrado.');
  if (message.status === 'SENT') throw conflict('Este e-mail já foi enviado.');
  if (message.status === 'HELD') throw conflict('Quem recebe ainda não confirmou o endereço de e-mail.');
  const isUsable = await createMailedLinks(config).isUsable(db, message);
  if (!isUsable) throw conflict('O link deste e-mail não vale mais; é preciso pedir um novo.');
}

/** Routes of the outbox for administrators. */
export function mailRoutes(app: Api, context: ApiContext): void {
  reads(app, context);
  const { db } = context.database;
  const schema = { querystring: ResendQuery, response: { 200: ResendAnswer } };
  app.post('/mail-message/resend-mail', { schema, ...admin }, async (request) => {
    const { code } = request.query;
    await checkResendable(context, code);
    await writeAudit(db, actorOf(request), `reenviou o e-mail ${code}`);
    const reached = await context.mails.sendNow(code);
    if (!reached) throw conflict('Este e-mail está sendo enviado neste momento.');
    return { MailMessageStatus: reached };
  });
}
