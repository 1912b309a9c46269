import { Address, AddressInput } from '@rodovia/shared/contracts/people';
import { Code, Paged } from '@rodovia/shared/contracts/records';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { invalid, notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { exportResponse, sendExport } from '../../crud/export';
import { createdBetween, filterKeys, pageKeys, querySchema } from '../../crud/list-query';
import { readAll, readList, readOne, readPage } from '../../crud/record-source';
import { textFilter } from '../../crud/term';
import { type Expected, expectedOf, hasVersion, IfMatch, stale } from '../../crud/versions';
import { ByCode } from '../../crud/write-routes';
import type { FileColumn } from '../../csv/file-column';
import type { Executor } from '../../db/database';
import { address, quotation } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { NO_CONTENT } from '../../plugins/answers';
import { ADMIN, actorOf, EVERYONE } from '../../plugins/authentication';
import { addressRow } from '../../records/address-row';
import { addressSource } from './address.repository';

const ListQuery = querySchema({ personCode: Type.Optional(Code) });
const { orderBy, term, startDate, endDate } = filterKeys;
const addressFilterKeys = { orderBy, term, startDate, endDate, personCode: Type.Optional(Code) };
const PageQuery = querySchema({ ...addressFilterKeys, ...pageKeys });
const ExportQuery = querySchema(addressFilterKeys);
const UpdateBody = Type.Object({ ...AddressInput.properties, code: Code });
const DeleteQuery = querySchema({ code: Type.Optional(Code) });
const DeleteBody = Type.Optional(Type.Object({ code: Type.Optional(Code) }));
const everyone = { config: { roles: EVERYONE } };

/** Restricts people to their own addresses; administrators can access all. */
const own = (actor: Actor): SQL | undefined =>
  actor.role === 'admin' ? undefined : sql`${address.personCode} = ${actor.code}`;

const target = (actor: Actor, personCode?: string) => (actor.role === 'admin' && personCode ? personCode : actor.code);

/**
 * Returns the addresses of a person; sellers can also read those of clients whose quotations they handle, for
 * proposals.
 */
function addressesOf(actor: Actor, personCode: string = actor.code): SQL | undefined {
  if (actor.role !== 'seller' || personCode === actor.code) return eq(address.personCode, target(actor, personCode));
  const served = and(
    eq(quotation.personCode, address.personCode),
    eq(quotation.sellerCode, actor.code),
    eq(quotation.status, 'IN PROGRESS'),
  );
  return and(eq(address.personCode, personCode), sql`exists (select from ${quotation} where ${served})`);
}

const columns: FileColumn<Address>[] = [
  ['Código', (record) => record.Code],
  ['Pessoa', (record) => record.PersonCode],
  ['CEP', (record) => record.Zipcode],
  ['Logradouro', (record) => record.LongAddress],
  ['Número', (record) => record.Number],
  ['Complemento', (record) => record.Complement],
  ['Bairro', (record) => record.Neighborhood],
  ['Cidade', (record) => record.City?.Name],
  ['UF', (record) => record.City?.StateCode],
  ['Referência', (record) => record.Reference],
];

const searched = sql`fold(concat_ws(' ', ${address.longAddress}, ${address.neighborhood}, ${address.zipcode},
  ${address.reference}))`;

function filters(actor: Actor, query: Static<typeof ExportQuery>) {
  return [
    own(actor),
    query.personCode ? eq(address.personCode, query.personCode) : undefined,
    textFilter(searched, query.term),
    ...createdBetween(address.created, query),
  ];
}

async function read(db: Executor, actor: Actor, code: string): Promise<Address> {
  const found = await readOne<Address>(db, addressSource, { where: [eq(address.code, code), own(actor)] });
  if (!found) throw notFound('Endereço não encontrado.');
  return found;
}

function reads(app: Api, { database: { db } }: ApiContext): void {
  const listSchema = { querystring: ListQuery, response: { 200: Type.Array(Address) } };
  app.get('/address', { schema: listSchema, ...everyone }, (request) => {
    const where = [addressesOf(actorOf(request), request.query.personCode)];
    return readList<Address>(db, addressSource, { where }, 'Created asc');
  });
  const pageSchema = { querystring: PageQuery, response: { 200: Paged(Address) } };
  app.get('/address/pagged', { schema: pageSchema, ...everyone }, async (request) => {
    const where = filters(actorOf(request), request.query);
    return readPage<Address>(db, addressSource, { ...request.query, where });
  });
  const exportSchema = { querystring: ExportQuery, response: exportResponse };
  app.get('/address/export', { schema: exportSchema, config: { roles: ADMIN } }, async (request, reply) => {
    const where = filters(actorOf(request), request.query);
    return sendExport(request, reply, 'reportAddress', columns, readAll<Address>(db, addressSource, { where }));
  });
  const schema = { params: ByCode, response: { 200: Address } };
  app.get('/address/:code', { schema, ...everyone }, (request) => read(db, actorOf(request), request.params.code));
}

function saves(app: Api, { database: { db } }: ApiContext): void {
  const created = { body: AddressInput, response: { 201: Address } };
  app.post('/address', { schema: created, ...everyone }, (request, reply) => {
    const actor = actorOf(request);
    reply.code(201);
    return db.transaction(async (tx) => {
      const row = addressRow(request.body, target(actor, request.body.personCode));
      const [inserted] = await tx.insert(address).values(row).returning({ code: address.code });
      await writeAudit(tx, actor, `criou o endereço ${inserted?.code}`);
      return read(tx, actor, inserted?.code ?? '');
    });
  });
  const updated = { body: UpdateBody, headers: IfMatch, response: { 200: Address } };
  app.put('/address', { schema: updated, ...everyone }, (request) => {
    const actor = actorOf(request);
    const expected = expectedOf(request);
    const { code } = request.body;
    return db.transaction(async (tx) => {
      const { PersonCode } = await read(tx, actor, code);
      const changed = await tx
        .update(address)
        .set(addressRow(request.body, PersonCode))
        .where(and(eq(address.code, code), hasVersion(address.version, expected)))
        .returning();
      const present = await read(tx, actor, code);
      if (changed.length === 0) throw stale(present);
      await writeAudit(tx, actor, `alterou o endereço ${code}`);
      return present;
    });
  });
}

function deletes(app: Api, { database: { db } }: ApiContext): void {
  const remove = (actor: Actor, code: string, expected: Expected) =>
    db.transaction(async (tx) => {
      const deleted = await tx
        .delete(address)
        .where(and(eq(address.code, code), own(actor), hasVersion(address.version, expected)))
        .returning();
      if (deleted.length === 0) throw stale(await read(tx, actor, code));
      await writeAudit(tx, actor, `excluiu o endereço ${code}`);
    });
  const schema = { querystring: DeleteQuery, body: DeleteBody, headers: IfMatch, response: NO_CONTENT };
  app.delete('/address', { schema, ...everyone }, async (request, reply) => {
    const code = request.query.code ?? request.body?.code;
    if (!code) throw invalid('Informe o código do endereço a excluir.');
    await remove(actorOf(request), code, expectedOf(request));
    reply.code(204);
  });
  const byCode = { params: ByCode, headers: IfMatch, response: NO_CONTENT };
  app.delete('/address/:code', { schema: byCode, ...everyone }, async (request, reply) => {
    await remove(actorOf(request), request.params.code, expectedOf(request));
    reply.code(204);
  });
}

/** Routes of a person's addresses; administrators can name another person. */
export function addressRoutes(app: Api, context: ApiContext): void {
  reads(app, context);
  saves(app, context);
  deletes(app, context);
}
