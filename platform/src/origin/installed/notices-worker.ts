import type { WorkerEvent, WorkerScope } from './worker-scope';

/**
 * The part of the service worker that shows notices, as it runs in the browser: its text is served, so it refers to
 * nothing outside of itself.
 */
export function noticesWorker(self: WorkerScope): void {
  /** Shows a notice. Browsers demand that something is shown, also if it cannot be read. */
  const show = async (event: WorkerEvent) => {
    let content: Record<string, unknown> = {};
    try {
      content = (event.data as { json(): Record<string, unknown> }).json();
    } catch {
      // there is news in any case
    }
    const { title = 'Rodovia', body = 'Há novidade em um orçamento.', path = '/orcamentos', tag = 'rodovia' } = content;
    await self.registration.showNotification(String(title), {
      body: String(body),
      tag: String(tag),
      icon: '/favicon.svg',
      data: { path },
    });
  };

  /** Opens what a notice is about, in the window that shows it already if there is one. */
  const openNotice = async ({ notification }: WorkerEvent) => {
    notification?.close();
    const { path } = (notification?.data ?? {}) as { path?: unknown };
    const { origin, pathname, href } = new URL(String(path), self.location.origin);
    if (origin !== self.location.origin) return;
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = windows.find(({ url }) => new URL(url).pathname === pathname);
    await (shown ? shown.focus() : self.clients.openWindow(href));
  };

  self.addEventListener('push', (event) => event.waitUntil(show(event)));
  self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)));
}
