import { Image, ImageInput, ImageUpdate } from '@rodovia/shared/contracts/images';
import { Code, Paged } from '@rodovia/shared/contracts/records';
import { and, eq, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { exportResponse, sendExport } from '../../crud/export';
import { filterKeys, pageKeys, querySchema } from '../../crud/list-query';
import { type RecordSource, readAll, readOne, readPage } from '../../crud/record-source';
import { expectedOf, hasVersion, IfMatch, stale, withVersion } from '../../crud/versions';
import { ByCode } from '../../crud/write-routes';
import type { FileColumn } from '../../csv/file-column';
import type { Executor } from '../../db/database';
import { writeAudit } from '../../identity/audit';
import { IMAGE_BODY_LIMIT } from '../../images/body-limit';
import {
  addImages,
  type ImageKind,
  MODEL_IMAGES,
  PRODUCT_IMAGES,
  prepareImages,
  removeUnused,
  storeImages,
} from '../../images/image-set';
import { NO_CONTENT } from '../../plugins/answers';
import { ADMIN, actorOf } from '../../plugins/authentication';

const parentCode = Type.Optional(Code);
const ListQuery = querySchema({ ...pageKeys, orderBy: filterKeys.orderBy, parentCode });
const ExportQuery = querySchema({ orderBy: filterKeys.orderBy, parentCode });
const DeleteBody = Type.Object({ code: Code });
const admin = { config: { roles: ADMIN } };
const upload = { ...admin, bodyLimit: IMAGE_BODY_LIMIT };

const columns: FileColumn<Image>[] = [
  ['Código', (record) => record.Code],
  ['Endereço', (record) => record.Url],
  ['Registro', (record) => record.ParentCode],
];

function sourceOf({ table }: ImageKind): RecordSource {
  const source = {
    table,
    key: table.code,
    created: table.created,
    fields: { Code: sql`${table.code}`, Url: sql`${table.url}`, ParentCode: sql`${table.parentCode}` },
    relations: {},
    sortable: { Created: table.created, Position: table.position },
  };
  return withVersion(source, table.version);
}

const missing = () => notFound('Imagem não encontrada.');

function reads(app: Api, { database: { db } }: ApiContext, path: string, kind: ImageKind): void {
  const source = sourceOf(kind);
  const ofParent = (code?: string) => [code ? eq(kind.table.parentCode, code) : undefined];
  const pageSchema = { querystring: ListQuery, response: { 200: Paged(Image) } };
  app.get(`${path}/pagged`, { schema: pageSchema, ...admin }, ({ query }) =>
    readPage<Image>(db, source, { ...query, where: ofParent(query.parentCode) }),
  );
  const exportSchema = { querystring: ExportQuery, response: exportResponse };
  app.get(`${path}/export`, { schema: exportSchema, ...admin }, (request, reply) => {
    const rows = readAll<Image>(db, source, { where: ofParent(request.query.parentCode) });
    return sendExport(request, reply, 'reportImages', columns, rows);
  });
  app.get(`${path}/:code`, { schema: { params: ByCode, response: { 200: Image } }, ...admin }, async ({ params }) => {
    const found = await readOne<Image>(db, source, { where: [eq(kind.table.code, params.code)] });
    if (!found) throw missing();
    return found;
  });
}

function writes(app: Api, context: ApiContext, path: string, kind: ImageKind): void {
  const { db } = context.database;
  const { table } = kind;
  const source = sourceOf(kind);
  const one = (code = '', executor: Executor = db) =>
    readOne<Image>(executor, source, { where: [eq(table.code, code)] });
  const refusal = async (tx: Executor, code: string) => {
    const present = await one(code, tx);
    return present ? stale(present) : missing();
  };

  const adding = { body: ImageInput, response: { 201: Image } };
  app.post(path, { schema: adding, ...upload }, async (request, reply) => {
    const { parentCode: parent, base64 } = request.body;
    const prepared = await prepareImages(context, [base64]);
    const [code] = await db.transaction(async (tx) => {
      const codes = await addImages(context, tx, kind, parent, prepared);
      await writeAudit(tx, actorOf(request), `adicionou a imagem ${codes[0]} a ${parent}`);
      return codes;
    });
    reply.code(201);
    return one(code) as Promise<Image>;
  });

  const changing = { body: ImageUpdate, headers: IfMatch, response: { 200: Image } };
  app.put(path, { schema: changing, ...upload }, async (request) => {
    const { code, base64, position } = request.body;
    const before = await one(code);
    if (!before) throw missing();
    const prepared = await prepareImages(context, base64 ? [base64] : []);
    const target = and(eq(table.code, code), hasVersion(table.version, expectedOf(request)));
    await db.transaction(async (tx) => {
      await storeImages(context, tx, prepared);
      const values = { url: prepared[0]?.url ?? before.Url, ...(position !== undefined && { position }) };
      const changed = await tx.update(table).set(values).where(target).returning();
      if (changed.length === 0) throw await refusal(tx, code);
      await writeAudit(tx, actorOf(request), `alterou a imagem ${code}`);
    });
    await removeUnused(context, before.Url);
    return one(code) as Promise<Image>;
  });

  const deleting = { body: DeleteBody, headers: IfMatch, response: NO_CONTENT };
  app.post(`${path}/delete`, { schema: deleting, ...admin }, async (request, reply) => {
    const { code } = request.body;
    const target = and(eq(table.code, code), hasVersion(table.version, expectedOf(request)));
    const url = await db.transaction(async (tx) => {
      const [deleted] = await tx.delete(table).where(target).returning();
      if (!deleted) throw await refusal(tx, code);
      await writeAudit(tx, actorOf(request), `excluiu a imagem ${code}`);
      return deleted.url;
    });
    await removeUnused(context, url);
    reply.code(204);
  });
}

/** Routes of pictures of models and products: `/modelImage` and `/productImage`. */
export function imageRoutes(app: Api, context: ApiContext): void {
  for (const [path, kind] of [
    ['/modelImage', MODEL_IMAGES],
    ['/productImage', PRODUCT_IMAGES],
  ] as const) {
    reads(app, context, path, kind);
    writes(app, context, path, kind);
  }
}
