import type { nextVisit } from './next-visit';
import type { WorkerEvent, WorkerScope } from './worker-scope';

/**
 * The service worker of the origin, as it runs in the browser: its text is served, so it refers to nothing outside of
 * itself. What is fetched while there is a network answers without one: pages, files of releases, public data, and what
 * an account has read, which answers calls of that account alone and is deleted when it logs out or its session ends.
 * While there is a network, everything comes from it, so that nothing is older than without a worker; but a page that
 * was opened within a day is shown from a copy while its successor is fetched, once, and reads its data anew.
 * @param offlinePage page for an address that was not opened before
 * @param restMs time in ms after which files are copied, so that this does not compete with the page
 * @param nextOf the pages that are shown from a copy, as a function whose text is served as well
 */
export function serviceWorker(self: WorkerScope, offlinePage: string, restMs: number, nextOf: typeof nextVisit): void {
  const FILES = 'rodovia-files';
  const PAGES = 'rodovia-pages';
  const PUBLIC = 'rodovia-public';
  const OWN = 'rodovia-own-';
  const NEXT = 'rodovia-next';
  const MAX_ENTRIES = 60;
  /** Maximum number of addresses that are taken from a page. */
  const MAX_LOADED = 200;
  /** Number of releases of a module whose files are kept: the present one, and the one before for pages still open. */
  const MAX_RELEASES = 2;
  const RELEASE_FILE = /^\/mf\/([\w-]+)\/([\w.-]+)\//;
  const PUBLIC_READ = /^\/api\/(?:product|home|shop|site-page|city)(?:\/|$)/;
  const OWN_READ = /^\/api\/(?:shopping-cart|proposal|message|vehicle|saved-list|saved-product|address)(?:\/|$)/;
  const UNKEPT_PAGE = /^\/(?:admin|mf|api)(?:\/|$)/;
  const STREAM = 'text/event-stream';

  /** The account of a call, from its token; undefined without one. */
  const accountOf = (request: Request): string | undefined => {
    const [, payload] = (request.headers.get('authorization') ?? '').split('.');
    if (!payload) return undefined;
    try {
      return String(JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))).sub);
    } catch {
      return undefined;
    }
  };

  const forget = async (...kinds: string[]) => {
    for (const name of await self.caches.keys())
      if (kinds.some((kind) => name.startsWith(kind))) await self.caches.delete(name);
  };

  /** Keeps an answer as the newest one, and forgets the oldest. */
  const keep = async (name: string, key: string, response: Response) => {
    const cache = await self.caches.open(name);
    await cache.delete(key);
    await cache.put(key, response);
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES))) await cache.delete(old);
  };

  const next = nextOf(self, keep);

  const isWhole = (response: Response) => response.status === 200 && response.type === 'basic' && !response.redirected;

  const isStorable = (response: Response) =>
    isWhole(response) && !/no-store/.test(response.headers.get('cache-control') ?? '');

  /** What an account reads says that no cache may store it; this one is the account's own, and ends with it. */
  const mayKeep = (name: string, response: Response) =>
    name.startsWith(OWN) ? isWhole(response) : isStorable(response);

  /** Forgets the files of releases that came before the present ones. */
  const forgetReleases = async (cache: Cache) => {
    const releases = new Map<string, Set<string>>();
    const files = (await cache.keys()).map((request) => {
      const [, module = '', release = ''] = RELEASE_FILE.exec(new URL(request.url).pathname) ?? [];
      const known = releases.get(module) ?? new Set();
      // the order of the set is that of the newest file of each release
      known.delete(release);
      releases.set(module, known.add(release));
      return { request, module, release };
    });
    for (const { request, module, release } of files) {
      const present = [...(releases.get(module) ?? [])].slice(-MAX_RELEASES);
      if (!present.includes(release)) await cache.delete(request);
    }
  };

  /** Does something once the page is at rest; it may fail. */
  const atRest = async (work: () => Promise<unknown>) => {
    await new Promise((resolve) => setTimeout(resolve, restMs));
    await work().catch(() => undefined);
  };

  /** Copies a file of a release. The browser has it: this asks no network. */
  const copyFile = async (url: string) => {
    const cache = await self.caches.open(FILES);
    if (await cache.match(url)) return;
    const response = await self.fetch(url);
    if (!isStorable(response)) return;
    await cache.put(url, response);
    await forgetReleases(cache);
  };

  /** Copies a page that was opened before the worker was there. */
  const copyPage = async (url: string) => {
    const response = await self.fetch(url, { credentials: 'same-origin', headers: { accept: 'text/html' } });
    if (!isStorable(response)) return;
    await next.copy(url, response.clone());
    await keep(PAGES, url, response);
  };

  const fileOf = async (request: Request): Promise<Response> =>
    (await (await self.caches.open(FILES)).match(request.url)) ?? self.fetch(request);

  /** Answers from the network, and without one with what it answered last. */
  const newest = async (event: WorkerEvent, name: string, otherwise?: () => Response): Promise<Response> => {
    const { request } = event;
    try {
      const response = (await event.preloadResponse) ?? (await self.fetch(request));
      if (response.status === 401 && name.startsWith(OWN)) event.waitUntil(forget(OWN));
      else if (mayKeep(name, response)) event.waitUntil(keep(name, request.url, response.clone()));
      if (name === PAGES && isStorable(response)) {
        const successor = response.clone();
        event.waitUntil(atRest(() => next.copy(request.url, successor)));
      }
      return response;
    } catch (error) {
      const known = await (await self.caches.open(name)).match(request.url);
      if (known) return known;
      if (otherwise) return otherwise();
      throw error;
    }
  };

  const offline = () =>
    new Response(offlinePage, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });

  /** Answers with the copy of a page, whose successor is fetched meanwhile, or from the network. */
  const pageOf = async (event: WorkerEvent): Promise<Response> => {
    const copy = self.navigator.onLine ? await next.take(event) : undefined;
    const successor = newest(event, PAGES, offline);
    if (!copy) return successor;
    event.waitUntil(successor);
    return copy;
  };

  /** Returns the answer of the worker; undefined if the browser goes on as without it. */
  const answerOf = (event: WorkerEvent): Promise<Response> | undefined => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== self.location.origin || request.method !== 'GET') return undefined;
    if (request.headers.has('range') || request.headers.get('accept')?.includes(STREAM)) return undefined;
    if (RELEASE_FILE.test(pathname)) {
      if (!self.navigator.onLine) return fileOf(request);
      event.waitUntil(atRest(() => copyFile(request.url)));
      return undefined;
    }
    if (pathname === '/mf/discovery.json') return newest(event, PUBLIC);
    if (request.mode === 'navigate') {
      if (UNKEPT_PAGE.test(pathname)) return undefined;
      return pageOf(event);
    }
    const account = accountOf(request);
    if (!account) return PUBLIC_READ.test(pathname) ? newest(event, PUBLIC) : undefined;
    return PUBLIC_READ.test(pathname) || OWN_READ.test(pathname) ? newest(event, OWN + account) : undefined;
  };

  /** Copies what a page had before the worker was there: itself, first, and the files of releases. */
  const copyLoaded = async (loaded: unknown) => {
    if (!Array.isArray(loaded)) return;
    for (const [at, url] of loaded.slice(0, MAX_LOADED).entries()) {
      const { origin, pathname } = new URL(String(url), self.location.origin);
      if (origin !== self.location.origin) continue;
      if (RELEASE_FILE.test(pathname)) await copyFile(String(url)).catch(() => undefined);
      else if (at === 0 && !UNKEPT_PAGE.test(pathname)) await copyPage(String(url)).catch(() => undefined);
    }
  };

  /** Whoever logs out is told nothing more on this device. */
  const leave = async () => {
    await forget(OWN);
    await (await self.registration.pushManager?.getSubscription())?.unsubscribe();
  };

  self.addEventListener('message', (event) => event.waitUntil(copyLoaded(event.data)));
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
  });
  self.addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url);
    if (pathname === '/api/person/logout') event.waitUntil(leave());
    // whoever comes or goes may get other pages
    if (['/api/person/logout', '/api/Token'].includes(pathname)) event.waitUntil(forget(NEXT));
    const answer = answerOf(event);
    if (answer) event.respondWith(answer);
  });
}
