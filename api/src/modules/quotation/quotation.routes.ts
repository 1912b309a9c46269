import { proposalWords } from '@rodovia/shared/contracts/proposals';
import {
  FreeItemAnswer,
  outcomeWords,
  QUOTATION_OUTCOMES,
  QuotationBoard,
  QuotationQueue,
  QuotationReassignment,
  QuotationReminderInput,
  ReassignmentResult,
  SellerLoad,
  ShoppingCart,
  ShoppingCartInput,
  ShoppingCartUpdate,
  statusWords,
} from '@rodovia/shared/contracts/quotations';
import { Code, Paged } from '@rodovia/shared/contracts/records';
import { hiddenInText, isPlainText } from '@rodovia/shared/contracts/rules';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { invalid, invalidFields } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { exportResponse, sendExport } from '../../crud/export';
import { IncludeQuery, pageKeys, querySchema } from '../../crud/list-query';
import { readAll, readList, readPage } from '../../crud/record-source';
import { expectedOf, IfMatch } from '../../crud/versions';
import { ByCode } from '../../crud/write-routes';
import { type FileColumn, hundredths, moment } from '../../csv/file-column';
import { NO_CONTENT } from '../../plugins/answers';
import { ADMIN, actorOf, EVERYONE, ONE_QUOTATION, STAFF } from '../../plugins/authentication';
import { visibleQuotations } from '../../records/quotation-sides';
import { createBoard } from './board/quotation-board';
import { createReminders } from './follow-up/quotation-reminders';
import { guestRoutes } from './guests/guest.routes';
import { createEdits } from './items/quotation-edits';
import { notifyLate } from './queue/quotation-late';
import { createQueues } from './queue/quotation-queue';
import { quotationFilterKeys, quotationFilters, readQuotation } from './quotation-access';
import { createQuotations } from './quotation-creation';
import { quotationsSeenBy } from './quotation-history';
import type { ChosenOutcome } from './steps/quotation-outcome';
import { createTransitions } from './steps/quotation-transitions';

const ListQuery = querySchema({ ...quotationFilterKeys, ...pageKeys });
const ExportQuery = querySchema(quotationFilterKeys);
const CreationHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' })),
});
const DeleteQuery = querySchema({ code: Type.Optional(Code) });
const DeleteBody = Type.Optional(Type.Object({ code: Type.Optional(Code) }));
const StartQuery = querySchema({ sellerCode: Type.Optional(Code) });
const note = Type.String({ maxLength: 1000 });
/** A bare JSON string, {value} or {note}: all three are in use. */
const NoteBody = Type.Optional(
  Type.Union([note, Type.Object({ value: Type.Optional(note), note: Type.Optional(note) })]),
);
/** Same, with the outcome and the reason of a loss. */
const EndingBody = Type.Optional(
  Type.Union([
    note,
    Type.Object({
      value: Type.Optional(note),
      note: Type.Optional(note),
      outcome: Type.Optional(Type.Enum([...QUOTATION_OUTCOMES])),
      lossReasonCode: Type.Optional(Code),
    }),
  ]),
);
const { orderBy: _order, include: _include, stage: _stage, ...boardKeys } = quotationFilterKeys;
const BoardQuery = querySchema(boardKeys);
const QueueQuery = querySchema({ seller: Type.Optional(Code) });

const everyone = { config: { roles: EVERYONE } };
const staff = { config: { roles: STAFF } };
const admin = { config: { roles: ADMIN } };

const columns: FileColumn<ShoppingCart>[] = [
  ['Número', (record) => record.Number],
  ['Cliente', (record) => record.Person?.Name],
  ['Vendedor', (record) => record.Seller?.Name],
  ['Itens', (record) => record.ItemCount],
  ['Situação', (record) => statusWords(record.Status)],
  ['Observação', (record) => record.Note],
  ['Pedido do cliente', ({ Details }) => Details?.PurchaseOrder],
  ['Desejado até', ({ Details }) => Details?.WantedBy],
  ['Entrega', ({ Details }) => Details?.Delivery],
  ['Observação do cliente', ({ Details }) => Details?.Note],
  ['Criado em', (record) => moment(record.Created)],
  ['Atualizado em', (record) => moment(record.Updated)],
  [
    'Proposta',
    ({ ProposalStatus, ProposalExpired, Status }) =>
      ProposalStatus && proposalWords(ProposalStatus, ProposalExpired, Status !== 'IN PROGRESS'),
  ],
  ['Total da proposta', ({ ProposalTotal }) => hundredths(ProposalTotal)],
  ['Resultado', ({ Outcome }) => Outcome && outcomeWords(Outcome)],
  ['Motivo da perda', ({ LossReason }) => LossReason],
];

function noteOf(body: Static<typeof EndingBody>): string {
  const text = (typeof body === 'string' ? body : (body?.value ?? body?.note ?? '')).trim();
  if (!isPlainText(text)) throw invalidFields({ value: hiddenInText('Observação') });
  return text;
}

function chosenOutcome(body: Static<typeof EndingBody>): ChosenOutcome {
  if (!body || typeof body === 'string') return {};
  return { outcome: body.outcome, lossReasonCode: body.lossReasonCode };
}

/** Returns the quotation of a call and the expected versions. */
const targetOf = (request: { params: Static<typeof ByCode>; headers: Static<typeof IfMatch> }) => ({
  code: request.params.code,
  expected: expectedOf(request),
});

function reads(app: Api, { config, database: { db } }: ApiContext): void {
  const sourceFor = (request: FastifyRequest) => quotationsSeenBy(config.personTypes, actorOf(request));
  const pageSchema = { querystring: ListQuery, response: { 200: Paged(ShoppingCart) } };
  app.get('/shopping-cart/pagged', { schema: pageSchema, ...ONE_QUOTATION }, async (request) => {
    const where = await quotationFilters(db, actorOf(request), request.query);
    return readPage<ShoppingCart>(db, sourceFor(request), { ...request.query, where });
  });
  const exportSchema = { querystring: ExportQuery, response: exportResponse };
  app.get('/shopping-cart/export', { schema: exportSchema, ...staff }, async (request, reply) => {
    const where = await quotationFilters(db, actorOf(request), request.query);
    const rows = readAll<ShoppingCart>(db, sourceFor(request), { where, include: 'Person,Seller,Details' });
    return sendExport(request, reply, 'reportShoppingCart', columns, rows);
  });
  const listSchema = { querystring: IncludeQuery, response: { 200: Type.Array(ShoppingCart) } };
  app.get('/shopping-cart', { schema: listSchema, ...everyone }, (request) => {
    const selection = { where: [visibleQuotations(actorOf(request))], include: request.query.include };
    return readList<ShoppingCart>(db, sourceFor(request), selection, 'Created desc');
  });
  const oneSchema = { params: ByCode, querystring: IncludeQuery, response: { 200: ShoppingCart } };
  app.get('/shopping-cart/:code', { schema: oneSchema, ...ONE_QUOTATION }, (request) =>
    readQuotation(db, actorOf(request), request.params.code, request.query.include, sourceFor(request)),
  );
}

function writes(app: Api, context: ApiContext): void {
  const create = createQuotations(context);
  const { update, answer, remove } = createEdits(context);
  const { start, finish, cancel, reassign, takeUp, moveAll } = createTransitions(context);
  const response = { '2xx': ShoppingCart };
  const creation = { body: ShoppingCartInput, headers: CreationHeaders, response };
  app.post('/shopping-cart', { schema: creation, ...everyone }, (request, reply) => {
    reply.code(201);
    return create(actorOf(request), request.body, request.headers['idempotency-key']);
  });
  const updating = { body: ShoppingCartUpdate, headers: IfMatch, response };
  app.put('/shopping-cart', { schema: updating, ...ONE_QUOTATION }, (request) =>
    update(actorOf(request), request.body, expectedOf(request)),
  );
  const answering = { params: ByCode, body: FreeItemAnswer, headers: IfMatch, response };
  app.put('/shopping-cart/free-item/:code', { schema: answering, ...staff }, (request) =>
    answer(actorOf(request), targetOf(request), request.body),
  );
  const deleting = { querystring: DeleteQuery, body: DeleteBody, headers: IfMatch, response: NO_CONTENT };
  app.delete('/shopping-cart', { schema: deleting, ...admin }, async (request, reply) => {
    const code = request.query.code ?? request.body?.code;
    if (!code) throw invalid('Informe o código do orçamento a excluir.');
    await remove(actorOf(request), code, expectedOf(request));
    reply.code(204);
  });
  const startSchema = { params: ByCode, querystring: StartQuery, headers: IfMatch, response };
  app.put('/shopping-cart/start-service/:code', { schema: startSchema, ...staff }, (request) =>
    start(actorOf(request), targetOf(request), request.query.sellerCode),
  );
  app.put('/shopping-cart/reassign/:code', { schema: startSchema, ...admin }, (request) =>
    reassign(actorOf(request), targetOf(request), request.query.sellerCode),
  );
  const taking = { params: ByCode, response };
  app.put('/shopping-cart/take/:code', { schema: taking, config: { roles: ['seller'] } }, (request) =>
    takeUp(actorOf(request), request.params.code),
  );
  const moving = { body: QuotationReassignment, response: { 200: ReassignmentResult } };
  app.put('/shopping-cart/move', { schema: moving, ...admin }, async (request) => {
    const reason = request.body.reason.trim();
    if (reason === '') throw invalidFields({ reason: 'Informe o motivo.' });
    if (!isPlainText(reason)) throw invalidFields({ reason: hiddenInText('Motivo') });
    return { Moved: await moveAll(actorOf(request), { ...request.body, reason }) };
  });
  const { remind, forget } = createReminders(context);
  const reminding = { params: ByCode, body: QuotationReminderInput, response };
  app.put('/shopping-cart/reminder/:code', { schema: reminding, ...staff }, (request) =>
    remind(actorOf(request), request.params.code, request.body),
  );
  app.delete('/shopping-cart/reminder/:code', { schema: { params: ByCode, response }, ...staff }, (request) =>
    forget(actorOf(request), request.params.code),
  );
  const noteSchema = { params: ByCode, body: NoteBody, headers: IfMatch, response };
  const endingSchema = { params: ByCode, body: EndingBody, headers: IfMatch, response };
  app.put('/shopping-cart/finish-service/:code', { schema: endingSchema, ...staff }, (request) =>
    finish(actorOf(request), targetOf(request), {
      note: noteOf(request.body),
      ...chosenOutcome(request.body),
    }),
  );
  app.put('/shopping-cart/cancel-service/:code', { schema: noteSchema, ...ONE_QUOTATION }, (request) =>
    cancel(actorOf(request), targetOf(request), noteOf(request.body)),
  );
}

function queues(app: Api, context: ApiContext): void {
  const { queues: read, loads } = createQueues(context);
  context.chores.push(() => notifyLate(context));
  const queueSchema = { querystring: QueueQuery, response: { 200: Type.Array(QuotationQueue) } };
  app.get('/shopping-cart/queue', { schema: queueSchema, ...staff }, (request) =>
    read(actorOf(request), actorOf(request).role === 'admin' ? request.query.seller : undefined),
  );
  const readBoard = createBoard(context);
  const boardSchema = { querystring: BoardQuery, response: { 200: QuotationBoard } };
  app.get('/shopping-cart/board', { schema: boardSchema, ...staff }, async (request) =>
    readBoard(actorOf(request), await quotationFilters(context.database.db, actorOf(request), request.query)),
  );
  app.get('/shopping-cart/load', { schema: { response: { 200: Type.Array(SellerLoad) } }, ...admin }, () => loads());
}

/** Routes of quotations: lists, creation and transitions. */
export function quotationRoutes(app: Api, context: ApiContext): void {
  guestRoutes(app, context);
  queues(app, context);
  reads(app, context);
  writes(app, context);
}
