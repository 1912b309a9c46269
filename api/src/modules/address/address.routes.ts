import { Address, AddressInput, Code, Paged } from '@rodovia/shared/contracts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { invalid, notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { exportResponse, sendExport } from '../../crud/export';
import { createdBetween, filterKeys, pageKeys, querySchema } from '../../crud/list-query';
import { readAll, readList, readOne, readPage } from '../../crud/record-source';
import { termFilter } from '../../crud/term';
import { ByCode } from '../../crud/write-routes';
import type { CsvColumn } from '../../csv/write-csv';
import type { Executor } from '../../db/database';
import { address } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
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

/** Administrators reach every address, everybody else their own. */
const own = (actor: Actor): SQL | undefined =>
  actor.role === 'admin' ? undefined : sql`${address.personCode} = ${actor.code}`;

const target = (actor: Actor, personCode?: string) => (actor.role === 'admin' && personCode ? personCode : actor.code);

const columns: CsvColumn<Address>[] = [
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

async function filters(db: Executor, actor: Actor, query: Static<typeof ExportQuery>) {
  const searched = [address.longAddress, address.neighborhood, address.zipcode, address.reference];
  return [
    own(actor),
    query.personCode ? eq(address.personCode, query.personCode) : undefined,
    await termFilter(db, address, searched, query.term, own(actor)),
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
    const personCode = target(actorOf(request), request.query.personCode);
    return readList<Address>(db, addressSource, { where: [eq(address.personCode, personCode)] }, 'Created asc');
  });
  const pageSchema = { querystring: PageQuery, response: { 200: Paged(Address) } };
  app.get('/address/pagged', { schema: pageSchema, ...everyone }, async (request) => {
    const where = await filters(db, actorOf(request), request.query);
    return readPage<Address>(db, addressSource, { ...request.query, where });
  });
  const exportSchema = { querystring: ExportQuery, response: exportResponse };
  app.get('/address/export', { schema: exportSchema, config: { roles: ADMIN } }, async (request, reply) => {
    const where = await filters(db, actorOf(request), request.query);
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
  app.put('/address', { schema: { body: UpdateBody, response: { 200: Address } }, ...everyone }, (request) => {
    const actor = actorOf(request);
    const { code } = request.body;
    return db.transaction(async (tx) => {
      const { PersonCode } = await read(tx, actor, code);
      await tx.update(address).set(addressRow(request.body, PersonCode)).where(eq(address.code, code));
      await writeAudit(tx, actor, `alterou o endereço ${code}`);
      return read(tx, actor, code);
    });
  });
}

function deletes(app: Api, { database: { db } }: ApiContext): void {
  const remove = (actor: Actor, code: string) =>
    db.transaction(async (tx) => {
      const deleted = await tx
        .delete(address)
        .where(and(eq(address.code, code), own(actor)))
        .returning();
      if (deleted.length === 0) throw notFound('Endereço não encontrado.');
      await writeAudit(tx, actor, `excluiu o endereço ${code}`);
    });
  const schema = { querystring: DeleteQuery, body: DeleteBody };
  app.delete('/address', { schema, ...everyone }, async (request, reply) => {
    const code = request.query.code ?? request.body?.code;
    if (!code) throw invalid('Informe o código do endereço a excluir.');
    await remove(actorOf(request), code);
    reply.code(204);
  });
  app.delete('/address/:code', { schema: { params: ByCode }, ...everyone }, async (request, reply) => {
    await remove(actorOf(request), request.params.code);
    reply.code(204);
  });
}

/** A person's own addresses; an administrator's calls may name another person. */
export function addressRoutes(app: Api, context: ApiContext): void {
  reads(app, context);
  saves(app, context);
  deletes(app, context);
}
