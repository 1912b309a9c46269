import { takeRead } from '../ahead';
import { noteServerTime } from '../clock';
import type { logIn as Exchange } from '../login';
import { messages } from '../messages';
import { isOffline, whenOnline } from '../network';
import { counted } from './activity';
import { ApiError } from './api-error';

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** What an answer other than JSON and text is read as. */
  responseType?: 'blob';
  /** How much of a large payload has gone out, from 0 to 1. */
  onUploadProgress?: (event: { progress?: number }) => void;
  /** A read ahead of need: nobody waits for it, so 'Carregando...' is not shown. */
  ahead?: boolean;
  /**
   * A call beside what the page is for: 'Carregando...' is not shown, and a lost network does not end the session,
   * because the caller keeps what was to be sent, or does without the answer.
   */
  unattended?: boolean;
  /** So many milliseconds it may take, where a large body needs longer than usual. */
  timeout?: number;
}

/** The HTTP library. Where its file is lost the call fails, and no session ends: the server has not been asked anything. */
const transport = () =>
  import(/* webpackChunkName: "transport" */ './transport').catch(() => {
    throw isOffline() ? new ApiError('network', 0, messages.offline) : new ApiError('code', 0, messages.partLost);
  });

/** What the page has read ahead of its code counts as the first read; one that failed is made again. */
async function readAhead<T>(read: Promise<unknown>, url: string, options: CallOptions = {}): Promise<T> {
  const found = await (options.unattended ? read : counted(read));
  noteServerTime(globalThis.rodoviaAhead?.date);
  if (options.signal?.aborted) throw new ApiError('aborted', 0, '');
  return found === undefined ? call<T>('GET', url, undefined, options) : (found as T);
}

const notSent = () => new ApiError('network', 0, messages.notSent);

/** A read waits for a network where the device has none; anything else is refused, or nobody knew when it is sent. */
async function untilOnline(method: string, { signal }: CallOptions) {
  if (!isOffline()) return;
  if (method !== 'GET') throw notSent();
  await whenOnline(signal);
  if (signal?.aborted) throw new ApiError('aborted', 0, '');
}

const isLost = (error: unknown) => error instanceof ApiError && error.kind === 'network' && isOffline();

async function call<T>(method: string, url: string, data?: unknown, options: CallOptions = {}): Promise<T> {
  await untilOnline(method, options);
  const answer = transport().then(({ send }) => send<T>({ method, url, data, ...options }));
  try {
    return await (options.ahead || options.unattended ? answer : counted(answer));
  } catch (error) {
    if (method !== 'GET' || !isLost(error)) throw error;
    return call(method, url, data, options);
  }
}

/**
 * The API client of shell and modules. Addresses are relative to the API base (see `callPath`). Rejects with
 * `ApiError`; a 401 or a lost network ends the session before the rejection arrives. While the device itself says
 * that it has no network nothing ends: a read waits, anything else is refused in a sentence. The HTTP library comes
 * with the first call: a visitor whose first view came with the page does not wait for it.
 */
export const api = {
  get: <T>(url: string, options?: CallOptions) => {
    const read = takeRead(url);
    return read ? readAhead<T>(read, url, options) : call<T>('GET', url, undefined, options);
  },
  post: <T>(url: string, data?: unknown, options?: CallOptions) => call<T>('POST', url, data, options),
  put: <T>(url: string, data?: unknown, options?: CallOptions) => call<T>('PUT', url, data, options),
  delete: <T>(url: string, data?: unknown, options?: CallOptions) => call<T>('DELETE', url, data, options),
};

/** Fetches the HTTP library ahead of the first call; where that fails, the call itself will say so. */
export const warmUpApi = () => void transport().catch(() => undefined);

/** The log-in; its code comes with the HTTP library. */
export const logIn: typeof Exchange = async (...given) => {
  if (isOffline()) throw notSent();
  await transport();
  const code = await import(/* webpackChunkName: "transport" */ '../login');
  return code.logIn(...given);
};
