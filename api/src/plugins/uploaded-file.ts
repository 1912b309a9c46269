import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_LIMIT } from '../base/config';
import { invalid } from '../base/http-error';
import type { Api } from '../context/context';

/** Makes `multipart/form-data` readable on the routes of `app`. */
export async function acceptFiles(app: Api): Promise<void> {
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 10, parts: 12 } });
}

/** The content of the one CSV that came with a request. @throws {HttpError} 400 without a file, 413 too large. */
export async function uploadedCsv(request: FastifyRequest): Promise<Buffer> {
  const file = request.isMultipart() ? await request.file() : undefined;
  const content = await file?.toBuffer();
  if (!content?.length) throw invalid('Selecione um arquivo CSV');
  return content;
}
