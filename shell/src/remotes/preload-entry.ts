import { destinationOf, EXPOSED_CHUNK, matchPath } from '@rodovia/shared/contracts/platform';
import { firstViewPath, readAhead, readListSettings, runtimeConfig, useSession } from '@rodovia/shared/runtime';
import type { Destination } from '../router/resolve';
import { knownModules } from './discovery';
import { loadedModule, sourceOf } from './load';

type Inside = Extract<Destination, { kind: 'module' }>;

const preloaded = new Set<string>();

function preload(href: string, integrity: string, rel = 'preload') {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const as = href.endsWith('.css') ? 'style' : 'script';
  document.head.append(Object.assign(document.createElement('link'), { rel, as, href, integrity }));
}

/** Returns where a link leads within the product, after redirects. */
function placeOf({ origin, pathname }: HTMLAnchorElement): Inside | null {
  if (origin !== location.origin) return null;
  const { role } = useSession.getState();
  const { place } = destinationOf(knownModules, pathname, role);
  return place.kind === 'module' ? place : null;
}

/** Preloads the files of a link's page, as far as this page knows them. */
export function preloadEntry(link: HTMLAnchorElement): void {
  const place = placeOf(link);
  const release = place?.owner.releases[0];
  if (!place || !release) return;
  const { assets, chunks } = release.extras.modulefederation;
  const isLoaded = loadedModule(place.owner.name);
  const { src, integrity, type } = sourceOf(release);
  if (!isLoaded) preload(src, integrity, type === 'module' ? 'modulepreload' : 'preload');
  const names = [isLoaded ? '' : EXPOSED_CHUNK, place.route.chunk ?? ''];
  for (const file of names.flatMap((name) => chunks?.[name]?.files ?? []))
    preload(new URL(file, new URL(release.url, origin)).pathname, assets[file] ?? '');
}

/** Prefetches the reads of a link's page together with its code. */
export function readFirstView(link: HTMLAnchorElement): void {
  const place = placeOf(link);
  const view = place?.owner.releases[0]?.extras.firstView?.find(({ route }) => route === place.route.path);
  if (!place || !view) return;
  const { client, seller, admin } = runtimeConfig.personTypes;
  const types = { clientType: client, sellerType: seller, adminType: admin };
  const address = matchPath(place.route.path, link.pathname);
  const quantity = String(readListSettings().rows);
  const values = { quantity, ...Object.fromEntries(new URLSearchParams(link.search)), ...types, ...address };
  for (const call of Object.values(view.calls))
    if (call) void readAhead(firstViewPath(call, values).replace(':me', useSession.getState().code ?? ''));
}
