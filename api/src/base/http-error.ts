/** Errors by field of the payload, in the payload's spelling. */
export type FieldErrors = Record<string, string>;

/** A failure the caller is told about; `message` is a pt-BR sentence. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: FieldErrors,
  ) {
    super(message);
  }
}

/** 400 whose message is that of the first field. */
export function invalidFields(errors: FieldErrors): HttpError {
  return new HttpError(400, Object.values(errors)[0] ?? 'Dados inválidos.', errors);
}

export const invalid = (message: string) => new HttpError(400, message);
export const unauthorized = () => new HttpError(401, 'Faça login para continuar.');
export const forbidden = () => new HttpError(403, 'Você não tem permissão para esta ação.');
export const notFound = (what = 'Registro não encontrado.') => new HttpError(404, what);
export const conflict = (message: string, errors?: FieldErrors) => new HttpError(409, message, errors);
