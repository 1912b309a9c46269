import { nextVisit } from '../origin/installed/next-visit';
import { noticesWorker } from '../origin/installed/notices-worker';
import { serviceWorker } from '../origin/installed/service-worker';
import type { WorkerEvent, WorkerScope } from '../origin/installed/worker-scope';

/** Origin of the shop. */
export const ORIGIN = 'https://loja.example';
/** Page of an address that was not opened before. */
export const OFFLINE = '<h1>Sem conexão</h1>';

/** A Cache Storage in memory. */
function storage() {
  const caches = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      match: async (key: RequestInfo) => entries.get(keyOf(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => void entries.set(keyOf(key), response),
      delete: async (key: RequestInfo) => entries.delete(keyOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  return {
    caches: { open, keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) },
    names: () => [...caches.keys()],
    urls: (name: string) => [...(caches.get(name)?.keys() ?? [])].map((url) => url.replace(ORIGIN, '')),
  };
}

/** What the network answers; undefined without one. */
type Network = (url: string) => Response | undefined;

/** An answer of the worker's own origin. */
export const basic = (body: string, init?: ResponseInit) =>
  Object.defineProperty(new Response(body, init), 'type', { value: 'basic' });

/** Starts a worker over a network, with a page that asks through it. */
export function startWorker(first: Network, worker = serviceWorker, cookies?: Record<string, string>) {
  const memory = storage();
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const state = { network: first, unregistered: 0, unsubscribed: 0 };
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => listeners.set(type, listener),
    caches: memory.caches,
    cookieStore: cookies && { get: async (name: string) => (name in cookies ? { value: cookies[name] } : null) },
    clients: {
      claim: async () => undefined,
      matchAll: async () => [{ url: `${ORIGIN}/orcamentos/a#conversa`, focus: async () => opened.push('focus') }],
      openWindow: async (address: string) => opened.push(address),
    },
    fetch: async (request: RequestInfo) => {
      const answer = state.network(String(request instanceof Request ? request.url : request).replace(ORIGIN, ''));
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    },
    location: { origin: ORIGIN },
    navigator: {
      get onLine() {
        return state.network('/') !== undefined;
      },
    },
    registration: {
      showNotification: async (...given: unknown[]) => void shown.push(given),
      pushManager: {
        getSubscription: async () => ({
          unsubscribe: async () => {
            state.unsubscribed += 1;
            return true;
          },
        }),
      },
      unregister: async () => {
        state.unregistered += 1;
        return true;
      },
    },
    skipWaiting: async () => undefined,
  } as unknown as WorkerScope;
  worker(self, OFFLINE, 0, nextVisit);
  if (worker === serviceWorker) noticesWorker(self);
  const send = async (type: string, request?: Request, data?: unknown, notification?: object) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)?.({
      data,
      notification: notification && { close: () => undefined, data: notification },
      request: request as Request,
      respondWith: (response) => {
        answer = response;
      },
      waitUntil: (more) => void work.push(more),
    });
    const response = await answer?.catch((error: unknown) => String(error));
    // answers add work while they are made
    for (const more of work) await more;
    return response;
  };
  const ask = async (path: string, init: RequestInit & { isPage?: boolean } = {}) => {
    const request = new Request(ORIGIN + path, init);
    if (init.isPage) Object.defineProperty(request, 'mode', { value: 'navigate' });
    const response = await send('fetch', request);
    return response instanceof Response ? `${response.status} ${await response.text()}` : response;
  };
  return {
    ...memory,
    state,
    shown,
    opened,
    ask,
    send,
    tell: (data: unknown) => send('message', undefined, data),
    push: (data: unknown) => send('push', undefined, data),
    press: (notification: object) => send('notificationclick', undefined, undefined, notification),
  };
}

/** The header of somebody who is logged in. */
const tokenOf = (sub: string) => `Bearer x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.y`;
/** A call of somebody who is logged in. */
export const as = (sub: string) => ({ headers: { authorization: tokenOf(sub) } });
/** A navigation. */
export const page = { isPage: true };
/** No network. */
export const none: Network = () => undefined;
/** A network that answers with the address. */
export const echo: Network = (url) => basic(`from ${url}`);
