import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Discovery,
  ownerOf,
  type Release,
  type Role,
  type RuntimeConfig,
  type SiteContent,
} from '@rodovia/shared/contracts';
import { moduleOf } from '../store/discovery';
import { type ReleaseRecord, releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import type { AheadParts } from './ahead';
import { withDraft } from './content-preview';
import type { Rendered } from './drawing';
import { firstViewData, type PublicRead } from './first-view';
import type { InlineStyle } from './html';
import { measuringTag } from './measuring';
import type { OwnMachine } from './own-machine';
import { renderPage } from './page';
import type { Renderer } from './renderer';
import { viewsOf } from './views';

/** Where a release keeps the part that draws on the server. */
const SERVER_BUNDLE = 'server/render.cjs';

export interface PageContext {
  store: ReleaseStore;
  config: RuntimeConfig;
  read: PublicRead;
  renderer: Pick<Renderer, 'render'>;
  /** Is told why a drawing could not be used. */
  report: (message: string) => void;
}

export interface PageRequest {
  path: string;
  search: URLSearchParams;
  theme: string | null;
  origin: string;
  /** Network address of who looks at it. */
  address: string;
  /** Release of a module that this browser alone looks at: `mf-quotations@1.5.0-3f9c2ab`. */
  preview: string | null;
  /** Where this browser gets one module from its own machine; the document is without it. */
  machine: OwnMachine | null;
  /** True for a browser that works in the back office: nothing of the storefront is drawn ahead for it. */
  staff: boolean;
  /** What the page shows in the place of what is live. */
  draft: SiteContent | null;
  /** True for a page that measures itself. */
  measures: boolean;
}

const isStyle = (file: string) => file.endsWith('.css');
/** Name of a release in the discovery document. */
export const releaseOf = (release: Release) => path.basename(path.dirname(release.url));
const beside = (release: Release, file: string) => `${release.url.slice(0, release.url.lastIndexOf('/') + 1)}${file}`;

/** The module behind an address as far as the server can tell, which does not know who is looking. */
function likelyOwner(discovery: Discovery, { path: at, staff }: PageRequest) {
  const releases = Object.entries(discovery.microFrontends).flatMap(([name, [release]]) =>
    release ? [{ name, release }] : [],
  );
  const owners = releases.map((found) => ({ ...found, routes: found.release.extras.routes }));
  if (isBackOffice(at) || staff) return ownerOf(owners, at, 'admin');
  return ownerOf(owners, at, 'visitor') ?? ownerOf(owners, '/', 'visitor');
}

const ENTRY = 'remoteEntry.js';

/** True under the back office's addresses, whoever asks for them. */
const isBackOffice = (at: string) => at === '/admin' || at.startsWith('/admin/');

/** Of a release that is only fallen back on, the browser needs the way to its entry; what it owns is the first one's. */
const FALLBACK_ONLY = { routes: [], menu: [], dialogs: [] };

/** Files of a release that the browser asks for ahead, with their digests. */
function filesAhead({ assets, chunks = {} }: Release['extras']['modulefederation']) {
  const files = [ENTRY, ...Object.values(chunks).flatMap((chunk) => chunk.files)];
  return Object.fromEntries(files.flatMap((file) => (assets[file] ? [[file, assets[file]]] : [])));
}

/**
 * The document without what only a publisher or a checker needs. Staff go from module to module, so their page also
 * knows what each of them begins with.
 */
const forBrowser = ({ microFrontends }: Discovery, goesOn: boolean): Discovery => ({
  microFrontends: Object.fromEntries(
    Object.entries(microFrontends).map(([name, releases]) => [
      name,
      releases.map(({ extras: { firstView, ...extras }, metadata: { version }, ...release }, i) => {
        const { name: container, assets, chunks } = extras.modulefederation;
        const known = goesOn && i === 0;
        const entry = known ? filesAhead(extras.modulefederation) : { [ENTRY]: assets[ENTRY] ?? '' };
        const modulefederation = { name: container, assets: entry, preload: [], shared: {}, ...(known && { chunks }) };
        const own = i === 0 ? { ...extras, ...(known && { firstView }) } : { ...extras, ...FALLBACK_ONLY };
        return { ...release, metadata: { version, integrity: '' }, extras: { ...own, modulefederation } };
      }),
    ]),
  ),
});

/** Style sheets of releases by their file; a release never changes, so neither does its sheet. */
const sheets = new Map<string, Promise<string>>();
function sheetOf(file: string) {
  const found = sheets.get(file) ?? readFile(file, 'utf8');
  sheets.set(file, found);
  found.catch(() => sheets.delete(file));
  return found;
}

const inlineStyles = (folder: string, files: readonly string[]): Promise<InlineStyle[]> =>
  Promise.all(
    files
      .filter(isStyle)
      .map(async (file) => ({ name: path.basename(file), text: await sheetOf(path.join(folder, file)) })),
  );

/** Files of a module that a drawn view runs on, with those of the route's own chunk. */
function firstFiles({ extras: { modulefederation } }: Release, chunk = ''): string[] {
  const own = modulefederation.chunks?.[chunk]?.files ?? [];
  return [...new Set([...modulefederation.preload, ...own])];
}

const STAFF: readonly Role[] = ['admin', 'seller'];

/**
 * What a page that the browser draws begins with, by role: its files, its reads, and the frame around it with its
 * style sheets, which are in the page.
 */
async function aheadOf(
  { store, config, renderer }: PageContext,
  discovery: Discovery,
  shell: ReleaseRecord,
  request: PageRequest,
): Promise<AheadParts> {
  const views = viewsOf({ shell, discovery, config }, request.path, request.search);
  const frames: AheadParts['frames'] = {};
  const sheets = new Set<string>();
  const folder = store.folderOf('shell', releaseName(shell));
  const shellFile = path.join(folder, SERVER_BUNDLE);
  const isFramed = request.staff || isBackOffice(request.path);
  for (const role of isFramed ? STAFF : []) {
    const { place, frame, isElsewhere } = views[role];
    if (isElsewhere || place.kind !== 'module' || place.route.area === 'storefront') continue;
    const drawing = { shellFile, moduleName: '', moduleFile: '', data: {} };
    const menus = forBrowser(discovery, false);
    const drawn = await renderer.render({ ...drawing, url: place.route.path, discovery: menus, role });
    if (!drawn) continue;
    frames[role] = drawn.html;
    for (const file of frame) sheets.add(file);
  }
  return { config, views, frames, styles: await inlineStyles(folder, [...sheets]) };
}

/** The page with a drawing in it, or null where what the module says of itself makes none. */
function composed(compose: () => string, report: PageContext['report']): string | null {
  try {
    return compose();
  } catch (error) {
    report(`vista desenhada que não serve: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Builds the page of an address: drawn where its module draws on the server, else for the browser to draw. */
export async function pageView(context: PageContext, discovery: Discovery, shell: ReleaseRecord, request: PageRequest) {
  const { store, config, read, renderer } = context;
  const likely = likelyOwner(discovery, request);
  const release = likely?.owner.release;
  const folderOf = (name: string, released: Release) => store.folderOf(moduleOf(name), releaseOf(released));
  const shellFolder = store.folderOf('shell', releaseName(shell));
  const folder = likely && folderOf(likely.owner.name, likely.owner.release);
  const isPublic = likely?.route.area === 'storefront' && !request.staff;
  const isDrawn = isPublic && likely.route.drawn;
  const views = isDrawn ? [...(shell.declaration.firstView ?? []), ...(release?.extras.firstView ?? [])] : [];
  const found = await firstViewData(views, request.path, request.search, (url) => read(url, request.address));
  const data = request.draft ? withDraft(found, request.draft) : found;
  const moduleFile = folder ? path.join(folder, SERVER_BUNDLE) : '';
  const shown = forBrowser(discovery, request.staff || isBackOffice(request.path));
  const query = request.search.toString();
  const drawn =
    isPublic && likely && existsSync(moduleFile)
      ? await renderer.render({
          shellFile: path.join(shellFolder, SERVER_BUNDLE),
          moduleName: likely.owner.name,
          moduleFile,
          url: query ? `${request.path}?${query}` : request.path,
          discovery: shown,
          data,
        })
      : null;
  const needed = release ? firstFiles(release, likely?.route.chunk) : [];
  const shellStyles = await inlineStyles(shellFolder, shell.preload);
  // a release that has lost its sheet is for the browser to try, which tells what is missing
  const ownStyles = drawn && folder ? await inlineStyles(folder, needed).catch(() => null) : null;
  const compose = (rendered: Rendered | null, ahead: AheadParts | null) =>
    renderPage({
      config,
      discovery: shown,
      data,
      theme: request.theme,
      origin: request.origin,
      rendered,
      styles: [...shellStyles, ...((rendered && ownStyles) ?? []), ...(ahead?.styles ?? [])],
      scripts: shell.preload
        .filter((file) => !isStyle(file))
        .map((file) => ({ href: `/mf/shell/${releaseName(shell)}/${file}`, integrity: shell.assets[file] })),
      parts: shell.lazy ?? {},
      preload:
        release && rendered
          ? needed
              .filter((file) => !isStyle(file))
              .map((file) => ({ href: beside(release, file), integrity: release.extras.modulefederation.assets[file] }))
          : [],
      ahead,
      preview: request.preview,
      machine: request.machine,
      showsDraft: request.draft !== null,
      measuring: request.measures ? measuringTag(shell) : '',
    });
  const whole = ownStyles && drawn && composed(() => compose(drawn, null), context.report);
  const html = whole ?? compose(null, await aheadOf(context, discovery, shell, request));
  const page = likely && release ? { module: moduleOf(likely.owner.name), release: releaseOf(release) } : null;
  return { html, status: (whole && drawn?.head.status) || 200, page };
}
