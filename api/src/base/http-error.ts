/** Error messages by payload field. */
export type FieldErrors = Record<string, string>;

/** An error that is reported to the caller; `message` is a pt-BR sentence. */
export class HttpError extends Error {
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;

  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: FieldErrors,
    /** The current record, if it conflicts with the change. */
    readonly present?: unknown,
  ) {
    super(message);
  }
}

/** Creates a 400 with the message of the first field. */
export function invalidFields(errors: FieldErrors): HttpError {
  return new HttpError(400, Object.values(errors)[0] ?? 'Dados inválidos.', errors);
}

/** Creates a temporary error with `Retry-After` in seconds. */
export function passing(statusCode: 429 | 503, message: string, retryAfter = 1): HttpError {
  return Object.assign(new HttpError(statusCode, message), { retryAfter });
}

/** Returns a 400 for a request that cannot be understood. */
export const invalid = (message: string) => new HttpError(400, message);
/** Returns a 401: the call needs a session. */
export const unauthorized = () => new HttpError(401, 'Faça login para continuar.');
/** Returns a 403: the person may not do this. */
export const forbidden = (message = 'Você não tem permissão para esta ação.') => new HttpError(403, message);
/** Returns a 404, also for records that the person may not see. */
export const notFound = (what = 'Registro não encontrado.') => new HttpError(404, what);
/** Returns a 409: the state of the record, or another record, does not allow it. */
export const conflict = (message: string, errors?: FieldErrors) => new HttpError(409, message, errors);
