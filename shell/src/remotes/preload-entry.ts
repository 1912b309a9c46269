import { useSession } from '@rodovia/shared/runtime';
import { resolve } from '../router/resolve';
import { knownModules } from './discovery';
import { digestOf, entryOf, loadedModule } from './load';

const asked = new Set<string>();

/** Fetches the container of the module that a link leads to, so that going there waits for one file less. */
export function preloadEntry({ origin, pathname }: HTMLAnchorElement): void {
  if (origin !== location.origin) return;
  const { role } = useSession.getState();
  const modules = knownModules ?? [];
  const direct = resolve(modules, pathname, role);
  const place = direct.kind === 'redirect' ? resolve(modules, direct.to, role) : direct;
  if (place.kind !== 'module' || loadedModule(place.module.name)) return;
  const [release] = place.module.releases;
  if (!release || asked.has(release.url)) return;
  asked.add(release.url);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = entryOf(release);
  link.integrity = digestOf(release);
  document.head.append(link);
}
