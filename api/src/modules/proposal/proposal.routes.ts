import {
  LastPrice,
  Proposal,
  ProposalAcceptance,
  ProposalAsk,
  ProposalCreation,
  ProposalProof,
  ProposalRefusal,
  ProposalRow,
  ProposalUpdate,
} from '@rodovia/shared/contracts/proposals';
import { Paged } from '@rodovia/shared/contracts/records';
import { hiddenInText, isPlainText } from '@rodovia/shared/contracts/rules';
import { Type } from 'typebox';
import { invalidFields } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { exportResponse, sendExport } from '../../crud/export';
import { pageKeys, querySchema } from '../../crud/list-query';
import { readAll, readList, readPage } from '../../crud/record-source';
import { expectedOf, IfMatch } from '../../crud/versions';
import { ByCode } from '../../crud/write-routes';
import { file, NO_CONTENT } from '../../plugins/answers';
import { actorOf, ONE_QUOTATION, STAFF } from '../../plugins/authentication';
import { lastPricesOf } from './last-prices';
import { proposalsOf, readProposal } from './proposal-access';
import { createDrafts } from './proposal-draft';
import {
  type ExportedProposal,
  exportColumns,
  exportedProposals,
  lineByLine,
  proposalFilterKeys,
  proposalFilters,
  proposalRows,
} from './proposal-list';
import { createPapers } from './proposal-paper';
import { proofOf } from './proposal-proof';
import { remindOfExpiry } from './proposal-reminders';
import { createSending } from './proposal-sending';
import { proposalsSeenBy } from './proposal-source';
import { createSteps } from './proposal-steps';

const staff = { config: { roles: STAFF } };

const ListQuery = querySchema({ ...proposalFilterKeys, ...pageKeys });
const ExportQuery = querySchema(proposalFilterKeys);
const ByQuotation = Type.Object({ quotationCode: ByCode.properties.code });
const ByClient = Type.Object({ clientCode: ByCode.properties.code });
const ByToken = Type.Object({ token: Type.String({ pattern: '^[\\w-]{32}$' }) });
const AcceptanceHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' })),
});
const NoteBody = Type.Optional(
  Type.Object({ value: Type.Optional(Type.String({ maxLength: 1000 })) }, { additionalProperties: false }),
);

/**
 * Returns the comment of a decision.
 * @throws {HttpError} 400 if it contains hidden characters.
 */
function noteOf(body: { value?: string } | undefined): string {
  const text = (body?.value ?? '').trim();
  if (!isPlainText(text)) throw invalidFields({ value: hiddenInText('Observação') });
  return text;
}

function reads(app: Api, context: ApiContext): void {
  const { config, database } = context;
  const { db } = database;
  const pageSchema = { querystring: ListQuery, response: { 200: Paged(ProposalRow) } };
  app.get('/proposal/pagged', { schema: pageSchema, ...staff }, (request) =>
    readPage<ProposalRow>(db, proposalRows, {
      ...request.query,
      where: proposalFilters(actorOf(request), request.query),
    }),
  );
  const exportSchema = { querystring: ExportQuery, response: exportResponse };
  app.get('/proposal/export', { schema: exportSchema, ...staff }, (request, reply) => {
    const where = proposalFilters(actorOf(request), request.query);
    const rows = lineByLine(readAll<ExportedProposal>(db, exportedProposals, { where }));
    return sendExport(request, reply, 'reportProposals', exportColumns, rows);
  });
  const oneSchema = { params: ByCode, response: { 200: Proposal } };
  app.get('/proposal/:code', { schema: oneSchema, ...ONE_QUOTATION }, (request) =>
    readProposal(db, context, actorOf(request), request.params.code),
  );
  const ofSchema = { params: ByQuotation, response: { 200: Type.Array(Proposal) } };
  app.get('/proposal/by-quotation/:quotationCode', { schema: ofSchema, ...ONE_QUOTATION }, (request) => {
    const actor = actorOf(request);
    const where = proposalsOf(actor, request.params.quotationCode);
    return readList<Proposal>(db, proposalsSeenBy(config.personTypes, actor), { where }, 'Version desc');
  });
  const pricesSchema = { params: ByClient, response: { 200: Type.Array(LastPrice) } };
  app.get('/proposal/last-prices/:clientCode', { schema: pricesSchema, ...staff }, (request) =>
    lastPricesOf(db, request.params.clientCode),
  );
  const proofSchema = { params: ByToken, response: { 200: ProposalProof } };
  app.get('/proposal/verify/:token', { schema: proofSchema, config: { roles: 'public' } }, (request) =>
    proofOf(db, request.params.token),
  );
}

const response = { 200: Proposal };

const PDF = 'application/pdf';

function paperRoutes(app: Api, context: ApiContext): void {
  const papers = createPapers(context);
  context.mails.attach(async (code) => {
    const paper = await papers.forClient(code);
    return paper && { ...paper, contentType: PDF };
  });
  const schema = { params: ByCode, response: file(PDF, 'O documento.') };
  // documents have a queue of their own
  const config = { ...ONE_QUOTATION.config, unlimited: true };
  app.get('/proposal/pdf/:code', { schema, config }, async (request, reply) => {
    const { filename, content } = await papers.seenBy(actorOf(request), request.params.code);
    reply.header('content-disposition', `inline; filename="${filename}"`);
    return reply.type(PDF).send(content);
  });
}

function draftRoutes(app: Api, context: ApiContext): void {
  const { open, save, discard } = createDrafts(context);
  const creation = { body: ProposalCreation, response: { '2xx': Proposal } };
  app.post('/proposal', { schema: creation, ...staff }, async (request, reply) => {
    const { isNew, draft } = await open(actorOf(request), request.body.quotationCode);
    reply.code(isNew ? 201 : 200);
    return draft;
  });
  const saving = { body: ProposalUpdate, headers: IfMatch, response };
  app.put('/proposal', { schema: saving, ...staff }, (request) =>
    save(actorOf(request), request.body, expectedOf(request)),
  );
  const discarding = { params: ByCode, headers: IfMatch, response: NO_CONTENT };
  app.delete('/proposal/:code', { schema: discarding, ...staff }, async (request, reply) => {
    await discard(actorOf(request), request.params.code, expectedOf(request));
    reply.code(204);
  });
}

function sendingRoutes(app: Api, context: ApiContext): void {
  const { send, renew } = createSending(context);
  const { withdraw } = createSteps(context);
  const sending = { params: ByCode, headers: IfMatch, response };
  app.put('/proposal/send/:code', { schema: sending, ...staff }, (request) =>
    send(actorOf(request), request.params.code, expectedOf(request)),
  );
  app.put('/proposal/renew/:code', { schema: { params: ByCode, response }, ...staff }, (request) =>
    renew(actorOf(request), request.params.code),
  );
  const withdrawing = { params: ByCode, body: NoteBody, response };
  app.put('/proposal/withdraw/:code', { schema: withdrawing, ...staff }, (request) =>
    withdraw(actorOf(request), request.params.code, noteOf(request.body)),
  );
}

function decisionRoutes(app: Api, context: ApiContext): void {
  const { accept, refuse, ask } = createSteps(context);
  const accepting = { params: ByCode, body: ProposalAcceptance, headers: AcceptanceHeaders, response };
  app.put('/proposal/accept/:code', { schema: accepting, ...ONE_QUOTATION }, (request) =>
    accept(actorOf(request), request.params.code, {
      totalCents: request.body.totalCents,
      note: noteOf(request.body),
      key: request.headers['idempotency-key'],
    }),
  );
  const refusing = { params: ByCode, body: ProposalRefusal, response };
  app.put('/proposal/refuse/:code', { schema: refusing, ...ONE_QUOTATION }, (request) =>
    refuse(actorOf(request), request.params.code, request.body.reason, noteOf(request.body)),
  );
  const asking = { params: ByCode, body: ProposalAsk, response };
  app.put('/proposal/ask/:code', { schema: asking, config: { roles: ['client'], ofOneQuotation: true } }, (request) =>
    ask(actorOf(request), request.params.code, request.body.request, noteOf(request.body)),
  );
}

/** Routes of proposals, from the first draft to the client's decision. */
export function proposalRoutes(app: Api, context: ApiContext): void {
  reads(app, context);
  paperRoutes(app, context);
  draftRoutes(app, context);
  sendingRoutes(app, context);
  decisionRoutes(app, context);
  context.chores.push(() => remindOfExpiry(context));
}
