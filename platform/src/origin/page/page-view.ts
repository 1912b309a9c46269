import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Role } from '@rodovia/shared/contracts/people';
import {
  type Discovery,
  ownerOf,
  type Release,
  type RuntimeConfig,
  releaseEntry,
} from '@rodovia/shared/contracts/platform';
import type { SiteContent } from '@rodovia/shared/contracts/site';
import { moduleOf } from '../../store/discovery';
import { type ReleaseRecord, releaseName } from '../../store/release';
import type { ReleaseStore } from '../../store/release-store';
import type { OwnMachine } from '../own-machine/own-machine';
import { withDraft } from '../preview/content-preview';
import type { Renderer } from '../render/renderer';
import type { Rendered } from '../render/rendering';
import type { EarlyReadParts } from './early-reads';
import { firstViewData, type PublicRead } from './first-view';
import type { InlineStyle } from './html';
import { importMapOf } from './import-map';
import { measuringTag } from './measuring';
import { renderPage } from './page';
import { viewsOf } from './views';

/** Path of a release's server bundle. */
const SERVER_BUNDLE = 'server/render.cjs';

/** What is the same for all pages of a view of the releases. */
export interface PageContext {
  store: ReleaseStore;
  config: RuntimeConfig;
  read: PublicRead;
  renderer: Pick<Renderer, 'render'>;
  /** Called with the reason why a rendering could not be used. */
  report: (message: string) => void;
}

/** What a page depends on in its request. */
export interface PageRequest {
  path: string;
  search: URLSearchParams;
  theme: string | null;
  origin: string;
  /** Network address of the visitor. */
  address: string;
  /** Release that this browser previews: `mf-quotations@1.5.0-3f9c2ab`. */
  preview: string | null;
  /** Module that this browser loads from its own machine; the discovery document is without it. */
  machine: OwnMachine | null;
  /** Whether the browser is used in the back office, so that the storefront is not rendered ahead. */
  staff: boolean;
  /** Draft content shown instead of the live one. */
  draft: SiteContent | null;
  /** Whether the page measures itself. */
  measures: boolean;
}

const isStyle = (file: string) => file.endsWith('.css');
/** Returns the name of a release in the discovery document. */
export const releaseOf = (release: Release) => path.basename(path.dirname(release.url));
const beside = (release: Release, file: string) => `${release.url.slice(0, release.url.lastIndexOf('/') + 1)}${file}`;

/** Returns the module that owns an address, as far as the server can tell without knowing the reader. */
function likelyOwner(discovery: Discovery, { path: at, staff }: PageRequest) {
  const releases = Object.entries(discovery.microFrontends).flatMap(([name, [release]]) =>
    release ? [{ name, release }] : [],
  );
  const owners = releases.map((found) => ({ ...found, routes: found.release.extras.routes }));
  if (isBackOffice(at) || staff) return ownerOf(owners, at, 'admin');
  return ownerOf(owners, at, 'visitor') ?? ownerOf(owners, '/', 'visitor');
}

/** Returns whether an address is below the back office. */
const isBackOffice = (at: string) => at === '/admin' || at.startsWith('/admin/');

/** Fallback releases only need their entry; routes are taken from the first release. */
const FALLBACK_ONLY = { routes: [], menu: [], dialogs: [] };

/** Returns digests of the files that the browser asks for by name, of releases that staff move between or of others. */
function filesAhead(federation: Release['extras']['modulefederation'], isKnown: boolean) {
  const { assets, chunks = {}, modules = [], preload } = federation;
  const atStart = modules.filter((file) => preload.includes(file));
  const later = isKnown ? Object.values(chunks).flatMap((chunk) => chunk.files) : [];
  const files = [releaseEntry(federation).file, ...atStart, ...later];
  return Object.fromEntries(files.flatMap((file) => (assets[file] ? [[file, assets[file]]] : [])));
}

/**
 * Returns the discovery document without what only publishers and checks need. Pages of staff also know the chunks of
 * all modules, because staff move between them.
 */
const forBrowser = ({ microFrontends }: Discovery, goesOn: boolean): Discovery => ({
  microFrontends: Object.fromEntries(
    Object.entries(microFrontends).map(([name, releases]) => [
      name,
      releases.map(({ extras: { firstView, ...extras }, metadata: { version }, ...release }, i) => {
        const { name: container, chunks, entry, modules, preload } = extras.modulefederation;
        const known = goesOn && i === 0;
        const modulefederation = {
          name: container,
          assets: filesAhead(extras.modulefederation, known),
          preload: modules ? preload : [],
          shared: {},
          ...(entry && { entry }),
          ...(modules && { modules }),
          ...(known && { chunks }),
        };
        const own = i === 0 ? { ...extras, ...(known && { firstView }) } : { ...extras, ...FALLBACK_ONLY };
        return { ...release, metadata: { version, integrity: '' }, extras: { ...own, modulefederation } };
      }),
    ]),
  ),
});

/** Cache of style sheets by file; releases are immutable. */
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

/** Returns the module's files that a rendered view needs, including its route's chunk. */
function firstFiles({ extras: { modulefederation } }: Release, chunk = ''): string[] {
  const own = modulefederation.chunks?.[chunk]?.files ?? [];
  return [...new Set([...modulefederation.preload, ...own])];
}

const STAFF: readonly Role[] = ['admin', 'seller'];

/**
 * Returns what a client-rendered page loads ahead, by role: files, reads, and the frame with its inlined style sheets.
 */
async function aheadOf(
  { store, config, renderer }: PageContext,
  discovery: Discovery,
  shell: ReleaseRecord,
  request: PageRequest,
): Promise<EarlyReadParts> {
  const views = viewsOf({ shell, discovery, config }, request.path, request.search);
  const frames: EarlyReadParts['frames'] = {};
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

/** Returns the page with a rendered view, or null if the module's data cannot be used. */
function composed(compose: () => string, report: PageContext['report']): string | null {
  try {
    return compose();
  } catch (error) {
    report(`vista desenhada que não serve: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Returns the page of an address: rendered if its module supports that, otherwise for the browser to render. */
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
  // if a style sheet of the release is lost, the browser renders and reports it
  const ownStyles = drawn && folder ? await inlineStyles(folder, needed).catch(() => null) : null;
  const importMap = importMapOf(discovery);
  const compose = (rendered: Rendered | null, ahead: EarlyReadParts | null) =>
    renderPage({
      config,
      discovery: shown,
      data,
      theme: request.theme,
      origin: request.origin,
      rendered,
      styles: [...shellStyles, ...((rendered && ownStyles) ?? []), ...(ahead?.styles ?? [])],
      importMap,
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
  return { html, status: (whole && drawn?.head.status) || 200, page, importMap };
}
