import type { ErrorBody } from '@rodovia/shared/contracts/records';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, invalidFields, notFound, passing } from '../base/http-error';
import type { Api, ApiContext } from '../context/context';
import {
  databaseFailure,
  FOREIGN_KEY_VIOLATION,
  isUnavailable,
  UNIQUE_VIOLATION,
  withoutParameters,
} from '../db/errors';
import { missingReference, taken } from './constraint-messages';
import { fieldErrors } from './error-messages';
import { type LastChange, lastChangeOf } from './last-change';

const MESSAGES: Record<number, string> = {
  400: 'Requisição inválida.',
  404: 'Endereço não encontrado.',
  408: 'A requisição demorou demais.',
  413: 'O conteúdo enviado é grande demais.',
  414: 'Endereço longo demais.',
  415: 'Tipo de conteúdo não aceito.',
  429: 'Muitas requisições. Tente novamente em instantes.',
};

const INVALID_TEXT = /^22/;

function fromDatabase(error: unknown): HttpError | undefined {
  const failure = databaseFailure(error);
  if (!failure) return undefined;
  if (failure.code === UNIQUE_VIOLATION) return taken(failure.constraint);
  if (failure.code === FOREIGN_KEY_VIOLATION) return missingReference(failure.constraint);
  return INVALID_TEXT.test(failure.code) ? new HttpError(400, 'Valor fora do intervalo aceito.') : undefined;
}

function fromFastify(error: FastifyError): HttpError | undefined {
  if (error.validation) return invalidFields(fieldErrors(error.validation, error.validationContext));
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new HttpError(status, MESSAGES[status] ?? 'Requisição inválida.') : undefined;
}

function send(
  reply: FastifyReply,
  { statusCode, message, errors, present, retryAfter }: HttpError,
  by?: LastChange,
): FastifyReply {
  if (retryAfter) reply.header('retry-after', retryAfter);
  const body: ErrorBody = {
    code: statusCode,
    message,
    ...(errors && { errors }),
    ...(present !== undefined && { present }),
    ...(by && { by }),
  };
  return reply.code(statusCode).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** Formats errors that occur before routing like all others. */
export function refuseByRouter(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  send(reply, fromFastify(error) ?? new HttpError(400, 'Requisição inválida.'));
}

/** Formats every error as {code, message, errors?}; unexpected ones as a 500 without internals. */
export function errorHandling(app: Api, { database: { db } }: ApiContext): void {
  /** Tells staff who changed a conflicting record. */
  async function authorOf({ actor, log }: FastifyRequest, { present }: HttpError): Promise<LastChange | undefined> {
    const code = (present as { Code?: unknown } | undefined)?.Code;
    if (typeof code !== 'string' || !actor || actor.role === 'client') return undefined;
    return lastChangeOf(db, code).catch((failure: Error) => {
      log.warn({ failure: withoutParameters(failure) }, 'não se soube quem alterou o registro');
      return undefined;
    });
  }

  app.setErrorHandler(async (error: FastifyError, request: FastifyRequest, reply) => {
    const known = error instanceof HttpError ? error : (fromDatabase(error) ?? fromFastify(error));
    if (known) return send(reply, known, await authorOf(request, known));
    if (isUnavailable(error)) {
      request.log.warn({ failure: withoutParameters(error) }, 'o banco de dados não atendeu');
      return send(reply, passing(503, 'O serviço está indisponível. Tente novamente em instantes.'));
    }
    request.log.error({ failure: withoutParameters(error) }, 'o pedido falhou');
    return send(reply, new HttpError(500, 'Erro interno. Tente novamente em instantes.'));
  });
  app.setNotFoundHandler(() => {
    throw notFound(MESSAGES[404]);
  });
}
