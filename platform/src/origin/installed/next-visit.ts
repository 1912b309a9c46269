import type { WorkerEvent, WorkerScope } from './worker-scope';

/** Stores an answer in a cache, as the newest one. */
type Keep = (name: string, url: string, response: Response) => Promise<void>;

/** Pages that are shown from a copy at the next visit. */
export interface NextVisit {
  copy(url: string, response: Response): Promise<void>;
  take(event: WorkerEvent): Promise<Response | undefined>;
}

/**
 * The part of the service worker that shows a page from its copy, as it runs in the browser: its text is served, so it
 * refers to nothing outside of itself.
 */
export function nextVisit(self: WorkerScope, keep: Keep): NextVisit {
  const NEXT = 'rodovia-next';
  /** Header of a copy: the theme for which it was drawn. */
  const THEME = 'rodovia-theme';
  /** Time in ms for which a page is shown from a copy: the files of its releases must still be there. */
  const MAX_AGE = 24 * 3600 * 1000;

  /**
   * Returns the theme for which the present visitor's pages are drawn; undefined for staff, who get other pages, and where
   * the worker cannot know.
   */
  const themeHere = async (): Promise<string | undefined> => {
    const [staff, theme] = await Promise.all(['staff', 'theme'].map((name) => self.cookieStore?.get(name)));
    return self.cookieStore && !staff ? (theme?.value ?? '') : undefined;
  };

  /** Copies a page for its next visit, marked so that its data is read anew (`shared/src/runtime/query.ts`). */
  const copy = async (url: string, response: Response) => {
    const theme = await themeHere();
    if (theme === undefined) return;
    const headers = new Headers(response.headers);
    // of the body as it was sent
    for (const header of ['content-encoding', 'content-length']) headers.delete(header);
    headers.set(THEME, theme);
    const marked = (await response.text()).replace('<html', '<html data-copy="1"');
    await keep(NEXT, url, new Response(marked, { headers }));
  };

  /** Addresses whose copies are being used up. */
  const taken = new Set<string>();

  /** Returns the copy of a page, which is used up by it: no page is shown twice as old. */
  const take = async (event: WorkerEvent): Promise<Response | undefined> => {
    const { url, cache: mode } = event.request;
    if (mode !== 'default' || taken.has(url)) return undefined;
    taken.add(url);
    try {
      const cache = await self.caches.open(NEXT);
      const [theme, known] = await Promise.all([themeHere(), cache.match(url)]);
      event.waitUntil(cache.delete(url).finally(() => taken.delete(url)));
      const isRecent = Date.now() - Date.parse(known?.headers.get('date') ?? '') < MAX_AGE;
      return isRecent && known?.headers.get(THEME) === theme ? known : undefined;
    } catch {
      // without its storage the worker has no copy, and the network answers
      taken.delete(url);
      return undefined;
    }
  };

  return { copy, take };
}
