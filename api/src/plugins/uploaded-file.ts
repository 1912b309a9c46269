import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { UPLOAD_LIMIT } from '../base/config';
import { HttpError, invalid } from '../base/http-error';
import type { Api } from '../context/context';

const noFile = () => invalid('Selecione um arquivo CSV');

/** Makes `multipart/form-data` available to the routes of `app`. */
export async function acceptFiles(app: Api): Promise<void> {
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 10, parts: 12 } });
}

/**
 * Streams an uploaded file.
 * @throws {HttpError} 413 too large, 400 truncated or empty.
 */
async function* partsOf(file: MultipartFile): AsyncGenerator<Buffer> {
  let isEmpty = true;
  for await (const part of file.file as AsyncIterable<Buffer>) {
    isEmpty = false;
    yield part;
  }
  if (file.file.truncated) throw new HttpError(413, 'O conteúdo enviado é grande demais.');
  if (isEmpty) throw noFile();
}

/**
 * Streams the uploaded CSV file of a request.
 * @throws {HttpError} 400 without a file or a truncated one, 413 too large; also while reading.
 */
export async function* uploadedCsv(request: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    const file = request.isMultipart() ? await request.file() : undefined;
    if (!file) throw noFile();
    yield* partsOf(file);
  } catch (error) {
    // form parser errors without a status: no boundary, or truncated
    if (error instanceof HttpError || (error as FastifyError).statusCode) throw error;
    throw invalid('O arquivo não chegou inteiro. Envie-o de novo.');
  }
}
