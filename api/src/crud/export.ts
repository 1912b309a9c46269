import { Readable } from 'node:stream';
import { ExportResult } from '@rodovia/shared/contracts/records';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import type { Api } from '../context/context';
import type { FileColumn } from '../csv/file-column';
import { csvChunks } from '../csv/write-csv';
import { sheetChunks, workbookOf, XLSX } from '../csv/write-xlsx';
import { ADMIN } from '../plugins/authentication';
import { type Chosen, ChosenCodes, codesKey, querySchema } from './list-query';

const CSV = 'text/csv; charset=utf-8';

/** By default a record with the text of the file; the file itself for `Accept: text/csv`, or the type of XLSX. */
export const exportResponse: Record<number, unknown> = {
  200: {
    description: 'O relatório.',
    content: {
      'application/json': { schema: ExportResult },
      [CSV]: { schema: Type.String() },
      [XLSX]: { schema: Type.String({ format: 'binary' }) },
    },
  },
};

/** Streams a record whose `Object` is the text. */
async function* asRecord(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  yield '{"Status":200,"Object":"';
  for await (const chunk of chunks) yield JSON.stringify(chunk).slice(1, -1);
  yield '"}';
}

/** Reads the first value, so that an immediate failure becomes an error answer. */
async function started<T>(all: AsyncGenerator<T>): Promise<AsyncIterable<T>> {
  const first = await all.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* all;
  })();
}

/**
 * Answers an export: {Status, Object} by default, the same rows as a file for `Accept: text/csv` or for the type of
 * XLSX. All are streamed.
 * @param fileName without extension.
 */
export async function sendExport<T>(
  { headers: { accept = '' } }: FastifyRequest,
  reply: FastifyReply,
  fileName: string,
  columns: FileColumn<T>[],
  records: AsyncIterable<T>,
): Promise<FastifyReply> {
  const file = (extension: string, type: string) =>
    reply.header('content-disposition', `attachment; filename="${fileName}.${extension}"`).type(type);
  if (accept.includes(XLSX)) {
    const sheet = await started(sheetChunks(columns, records));
    return file('xlsx', XLSX).send(workbookOf(sheet));
  }
  const chunks = await started(csvChunks(columns, records));
  if (accept.includes('text/csv')) return file('csv', CSV).send(Readable.from(chunks));
  return reply.type('application/json; charset=utf-8').send(Readable.from(asRecord(chunks)));
}

/** Answers an export by filters, of chosen records if there are any. */
type Report<Filters> = (
  request: FastifyRequest,
  reply: FastifyReply,
  filters: Filters,
  chosen: Chosen,
) => Promise<FastifyReply>;

/** Routes of an export for administrators: `GET /x/export` by filters, `POST /x/export` of chosen records. */
export function exportRoutes<K extends TProperties>(
  app: Api,
  resource: string,
  keys: K,
  report: Report<Partial<Static<TObject<K>>>>,
): void {
  const admin = { config: { roles: ADMIN } };
  const schema = { querystring: querySchema({ ...keys, ...codesKey }), response: exportResponse };
  app.get(`/${resource}/export`, { schema, ...admin }, (request, reply) => {
    const query = request.query as Partial<Static<TObject<K>>> & Chosen;
    return report(request, reply, query, query);
  });
  const chosenSchema = { body: ChosenCodes, response: exportResponse };
  app.post(`/${resource}/export`, { schema: chosenSchema, ...admin }, (request, reply) =>
    report(request, reply, {}, request.body),
  );
}
