type WorkerEventType = 'install' | 'activate' | 'fetch' | 'message' | 'push' | 'notificationclick';

/** A window of the origin. */
interface Window {
  url: string;
  focus(): Promise<unknown>;
}

/** What the worker uses of its global scope, so that tests can provide it. */
export interface WorkerScope {
  addEventListener(type: WorkerEventType, listener: (event: WorkerEvent) => void): void;
  caches: CacheStorage;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  /** Missing in some browsers. */
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  fetch: typeof fetch;
  location: { origin: string };
  navigator: { onLine: boolean };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    pushManager?: { getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null> };
    showNotification(title: string, options: { body: string; tag: string; icon: string; data: unknown }): Promise<void>;
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
}

/**
 * An event of the worker: `data` belongs to `message` and `push`, `notification` to `notificationclick`, all else but
 * `waitUntil` to `fetch`.
 */
export interface WorkerEvent {
  /** Addresses of a page and of what it loaded before the worker was there; what a notice says. */
  data?: unknown;
  notification?: { close(): void; data?: unknown };
  request: Request;
  /** Answer to a navigation that the browser began while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}
