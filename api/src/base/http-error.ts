/** Errors by field of the payload, in the payload's spelling. */
export type FieldErrors = Record<string, string>;

/** A failure the caller is told about; `message` is a pt-BR sentence. */
export class HttpError extends Error {
  /** Seconds after which it is worth trying again. */
  retryAfter?: number;

  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: FieldErrors,
    /** The record as it is now, where it stands in the way of a change. */
    readonly present?: unknown,
  ) {
    super(message);
  }
}

/** 400 whose message is that of the first field. */
export function invalidFields(errors: FieldErrors): HttpError {
  return new HttpError(400, Object.values(errors)[0] ?? 'Dados inválidos.', errors);
}

/** A failure that passes by itself, after this many seconds. */
export function passing(statusCode: 429 | 503, message: string, retryAfter = 1): HttpError {
  return Object.assign(new HttpError(statusCode, message), { retryAfter });
}

export const invalid = (message: string) => new HttpError(400, message);
export const unauthorized = () => new HttpError(401, 'Faça login para continuar.');
export const forbidden = (message = 'Você não tem permissão para esta ação.') => new HttpError(403, message);
export const notFound = (what = 'Registro não encontrado.') => new HttpError(404, what);
export const conflict = (message: string, errors?: FieldErrors) => new HttpError(409, message, errors);
