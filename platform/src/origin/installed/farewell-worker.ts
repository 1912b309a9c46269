import type { WorkerScope } from './worker-scope';

/** The worker of an installation that has switched it off: it removes itself and what it has kept. */
export function farewellWorker(self: WorkerScope): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => {
    const forget = async () => {
      for (const name of await self.caches.keys()) if (name.startsWith('rodovia-')) await self.caches.delete(name);
      await self.registration.unregister();
    };
    event.waitUntil(forget());
  });
}
