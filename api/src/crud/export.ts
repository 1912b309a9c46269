import { Readable } from 'node:stream';
import { ExportResult } from '@rodovia/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type CsvColumn, csvChunks } from '../csv/write-csv';

/** By default a record that has the text of the file; the file itself for whoever takes `text/csv`. */
export const exportResponse: Record<number, unknown> = {
  200: {
    description: 'O relatório.',
    content: { 'application/json': { schema: ExportResult }, 'text/csv; charset=utf-8': { schema: Type.String() } },
  },
};

/**
 * Answers an export route: {Status, Object} by default, the same rows as a streamed file for `Accept: text/csv`.
 * @param fileName without extension.
 */
export async function sendExport<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  fileName: string,
  columns: CsvColumn<T>[],
  records: AsyncIterable<T>,
): Promise<FastifyReply> {
  const chunks = csvChunks(columns, records);
  if (request.headers.accept?.includes('text/csv')) {
    reply.header('content-disposition', `attachment; filename="${fileName}.csv"`).type('text/csv; charset=utf-8');
    return reply.send(Readable.from(chunks));
  }
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return reply.send({ Status: 200, Object: text });
}
