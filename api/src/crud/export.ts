import { Readable } from 'node:stream';
import { ExportResult } from '@rodovia/shared/contracts/records';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type CsvColumn, csvChunks } from '../csv/write-csv';

/** By default a record with the text of the file; the file itself for `Accept: text/csv`. */
export const exportResponse: Record<number, unknown> = {
  200: {
    description: 'O relatório.',
    content: { 'application/json': { schema: ExportResult }, 'text/csv; charset=utf-8': { schema: Type.String() } },
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
 * Answers an export: {Status, Object} by default, the same rows as a file for `Accept: text/csv`. Both are streamed.
 * @param fileName without extension.
 */
export async function sendExport<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  fileName: string,
  columns: CsvColumn<T>[],
  records: AsyncIterable<T>,
): Promise<FastifyReply> {
  const chunks = await started(csvChunks(columns, records));
  if (request.headers.accept?.includes('text/csv')) {
    reply.header('content-disposition', `attachment; filename="${fileName}.csv"`).type('text/csv; charset=utf-8');
    return reply.send(Readable.from(chunks));
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(asRecord(chunks)));
}
