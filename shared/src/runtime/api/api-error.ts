/**
 * Why a call failed: no network, no answer in time, an answer other than success, taken back by the caller, or the code
 * that makes calls was lost.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'aborted' | 'code';

/** The one shape of every failed call. `message` is ready to be shown; `fieldErrors` is keyed by payload field. */
export class ApiError extends Error {
  /** The record as it is now, where somebody else has changed it meanwhile. */
  declare readonly present?: unknown;
  /** Who has, and when, as far as that is known; `At` is an ISO instant. */
  declare readonly by?: { Name: string; At: string };

  constructor(
    readonly kind: ApiErrorKind,
    readonly status: number,
    message: string,
    readonly fieldErrors: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The sentence of a failure, or `fallback` where it has none to show. */
export const messageOf = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.message ? error.message : fallback;
