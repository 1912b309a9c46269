import { destinationOf, EXPOSED_CHUNK, fillingsOf, matchPath, slotsOf } from '@rodovia/shared/contracts/platform';
import { firstViewPath, readAhead, readListSettings, runtimeConfig, useSession } from '@rodovia/shared/runtime';
import type { Destination } from '../router/resolve';
import { type KnownModule, knownModules } from './discovery';
import { loadedModule } from './load';
import { sourceOf } from './release-source';

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

/** Preloads the entry of a module, unless it is loaded, and these of its chunks. */
function preloadParts({ name, releases: [release] }: KnownModule, parts: (string | undefined)[]) {
  if (!release) return;
  const { assets, chunks } = release.extras.modulefederation;
  const isLoaded = loadedModule(name);
  const { src, integrity, type } = sourceOf(release);
  if (!isLoaded) preload(src, integrity, type === 'module' ? 'modulepreload' : 'preload');
  const names = [isLoaded ? '' : EXPOSED_CHUNK, ...parts];
  for (const file of names.flatMap((part) => chunks?.[part ?? '']?.files ?? []))
    preload(new URL(file, new URL(release.url, origin)).pathname, assets[file] ?? '');
}

/** Returns what fills the slots of a page, as far as this page knows them. */
function fillingsAt({ owner, route }: Inside) {
  const extras = owner.releases[0]?.extras;
  return fillingsOf(knownModules, extras ? slotsOf(extras, route.path) : [], useSession.getState().role);
}

/** Preloads the files of a link's page and of what fills its slots, as far as this page knows them. */
export function preloadEntry(link: HTMLAnchorElement): void {
  const place = placeOf(link);
  if (!place) return;
  preloadParts(place.owner, [place.route.chunk]);
  for (const { module, filling } of fillingsAt(place)) preloadParts(module, [filling.chunk]);
}

/** Prefetches the reads of a link's page together with its code. */
export function readFirstView(link: HTMLAnchorElement): void {
  const place = placeOf(link);
  if (!place) return;
  const view = place.owner.releases[0]?.extras.firstView?.find(({ route }) => route === place.route.path);
  const { client, seller, admin } = runtimeConfig.personTypes;
  const types = { clientType: client, sellerType: seller, adminType: admin };
  const address = matchPath(place.route.path, link.pathname);
  const quantity = String(readListSettings().rows);
  const values = { quantity, ...Object.fromEntries(new URLSearchParams(link.search)), ...types, ...address };
  const ofParts = fillingsAt(place).flatMap(({ filling }) => Object.values(filling.calls ?? {}));
  for (const call of [...Object.values(view?.calls ?? {}), ...ofParts])
    if (call) void readAhead(firstViewPath(call, values).replace(':me', useSession.getState().code ?? ''));
}
