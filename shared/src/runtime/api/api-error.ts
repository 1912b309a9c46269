/**
 * Why a call failed: no network, timeout, HTTP error, aborted by the caller, or the code of the client failed to load.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'aborted' | 'code';

/** Error of every failed API call. `message` can be shown to people; `fieldErrors` is keyed by payload field. */
export class ApiError extends Error {
  /** The current record, if somebody else has changed it. */
  declare readonly present?: unknown;
  /** Who changed it and when, if known; `At` is an ISO instant. */
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

/** Returns the message of an error, or `fallback` if it has none to show. */
export const messageOf = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.message ? error.message : fallback;
