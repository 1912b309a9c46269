import { noteServerTime } from '../clock';
import { takeEarlyRead } from '../early-reads';
import { messages } from '../messages';
import { isOffline, whenOnline } from '../network';
import type { logIn as Exchange } from '../session/login';
import { counted } from './activity';
import { ApiError } from './api-error';

/** Options of a call. */
export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Response type other than JSON and text. */
  responseType?: 'blob';
  /** Called with the uploaded share of a large payload, from 0 to 1. */
  onUploadProgress?: (event: { progress?: number }) => void;
  /** Prefetch: nobody waits for it, so 'Carregando...' is not shown. */
  ahead?: boolean;
  /**
   * Background call: 'Carregando...' is not shown, and a lost network does not end the session, because the caller
   * keeps the data or can do without the answer.
   */
  unattended?: boolean;
  /** Timeout in ms, if a large body needs more than the default. */
  timeout?: number;
}

/**
 * Loads the HTTP library. If its file is lost the call fails, but the session continues, since the server was not
 * asked.
 */
const transport = () =>
  import(/* webpackChunkName: "transport" */ './transport').catch(() => {
    throw isOffline() ? new ApiError('network', 0, messages.offline) : new ApiError('code', 0, messages.partLost);
  });

/** Uses the early read of the page as the first read; a failed one is repeated. */
async function readAhead<T>(read: Promise<unknown>, url: string, options: CallOptions = {}): Promise<T> {
  const found = await (options.unattended ? read : counted(read));
  noteServerTime(globalThis.rodoviaAhead?.date);
  if (options.signal?.aborted) throw new ApiError('aborted', 0, '');
  return found === undefined ? call<T>('GET', url, undefined, options) : (found as T);
}

const notSent = () => new ApiError('network', 0, messages.notSent);

async function untilOnline({ signal }: CallOptions) {
  await whenOnline(signal);
  if (signal?.aborted) throw new ApiError('aborted', 0, '');
}

/** Whether reads may be answered without a network: by the service worker, from what it has copied. */
const hasCopies = () => Boolean(navigator.serviceWorker?.controller);

/**
 * While the device is offline, reads that nothing can answer wait for the network; writes are refused, because nobody
 * would know when they are sent.
 */
async function untilSendable(method: string, options: CallOptions) {
  if (!isOffline()) return;
  if (method !== 'GET') throw notSent();
  if (!hasCopies()) await untilOnline(options);
}

const isLost = (error: unknown) => error instanceof ApiError && error.kind === 'network' && isOffline();

async function call<T>(method: string, url: string, data?: unknown, options: CallOptions = {}): Promise<T> {
  await untilSendable(method, options);
  const answer = transport().then(({ send }) => send<T>({ method, url, data, ...options }));
  try {
    return await (options.ahead || options.unattended ? answer : counted(answer));
  } catch (error) {
    if (method !== 'GET' || !isLost(error)) throw error;
    await untilOnline(options);
    return call(method, url, data, options);
  }
}

/**
 * API client of shell and modules. Addresses are relative to the API base (see `callPath`). Rejects with `ApiError`; a
 * 401 or a lost network ends the session before the rejection. While the device itself is offline, the session
 * continues: reads wait, writes are refused with a message. The HTTP library loads with the first call, so that
 * visitors whose first view came with the page do not wait for it.
 */
export const api = {
  get: <T>(url: string, options?: CallOptions) => {
    const read = takeEarlyRead(url);
    return read ? readAhead<T>(read, url, options) : call<T>('GET', url, undefined, options);
  },
  post: <T>(url: string, data?: unknown, options?: CallOptions) => call<T>('POST', url, data, options),
  put: <T>(url: string, data?: unknown, options?: CallOptions) => call<T>('PUT', url, data, options),
  delete: <T>(url: string, data?: unknown, options?: CallOptions) => call<T>('DELETE', url, data, options),
};

/** Preloads the HTTP library; a failure surfaces with the first call. */
export const warmUpApi = () => void transport().catch(() => undefined);

/** Log-in; its code loads with the HTTP library. */
export const logIn: typeof Exchange = async (...given) => {
  if (isOffline()) throw notSent();
  await transport();
  const code = await import(/* webpackChunkName: "transport" */ '../session/login');
  return code.logIn(...given);
};
