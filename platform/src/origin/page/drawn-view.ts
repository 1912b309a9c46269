import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Discovery, ownerOf, type Release, type RuntimeConfig } from '@rodovia/shared/contracts/platform';
import type { SiteContent } from '@rodovia/shared/contracts/site';
import { moduleOf } from '../../store/discovery';
import { type ReleaseRecord, releaseName } from '../../store/release';
import type { ReleaseStore } from '../../store/release-store';
import type { OwnMachine } from '../own-machine/own-machine';
import { withDraft } from '../preview/content-preview';
import type { Renderer } from '../render/renderer';
import type { Rendered, ServerBundle } from '../render/rendering';
import { forBrowser } from './browser-discovery';
import { type DrawnFilling, ownersIn, publicFillings } from './fillings';
import { firstViewData, type PublicRead } from './first-view';
import type { InlineStyle, PageFile } from './html';
import { moduleFile } from './part-files';

/** Path of a release's server bundle. */
export const SERVER_BUNDLE = 'server/render.cjs';

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
  /** Whether browsers may install the shop, if the page is public. */
  installs: boolean;
}

/** Returns whether a file is a style sheet. */
export const isStyle = (file: string) => file.endsWith('.css');
/** Returns the name of a release in the discovery document. */
export const releaseOf = (release: Release) => path.basename(path.dirname(release.url));
/** Returns the module that owns an address, as far as the server can tell without knowing the reader. */
function likelyOwner(discovery: Discovery, { path: at, staff }: PageRequest) {
  const owners = ownersIn(discovery);
  if (isBackOffice(at) || staff) return ownerOf(owners, at, 'admin');
  return ownerOf(owners, at, 'visitor') ?? ownerOf(owners, '/', 'visitor');
}

/** Returns whether an address is below the back office. */
export const isBackOffice = (at: string) => at === '/admin' || at.startsWith('/admin/');

/** Address in a style sheet, up to its end or its closing quote. */
const SHEET_URL = /\burl\((["']?)([^"')]+)/gi;
/** Address with a scheme, from the root, or within the page. */
const WHOLE = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

/** Cache of style sheets by file; releases are immutable. Their addresses do not depend on where they stand. */
const sheets = new Map<string, Promise<string>>();
function sheetOf(file: string, base: string) {
  const found =
    sheets.get(file) ??
    readFile(file, 'utf8').then((text) =>
      text.replace(SHEET_URL, (url, quote, at) => (WHOLE.test(at) ? url : `url(${quote}${base}${at}`)),
    );
  sheets.set(file, found);
  found.catch(() => sheets.delete(file));
  return found;
}

/** Returns style sheets of a release to be inlined. */
export function inlineStyles(folder: string, files: readonly string[]): Promise<InlineStyle[]> {
  const [module, release] = folder.split(path.sep).slice(-2);
  const base = `/mf/${module}/${release}/`;
  const read = async (file: string) => ({ path: base + file, text: await sheetOf(path.join(folder, file), base) });
  return Promise.all(files.filter(isStyle).map(read));
}

/** Returns the module's files that a rendered view needs, including its route's chunk. */
function firstFiles({ extras: { modulefederation } }: Release, chunk = ''): string[] {
  const own = modulefederation.chunks?.[chunk]?.files ?? [];
  return [...new Set([...modulefederation.preload, ...own])];
}

/** A first view: its data, and what the server drew of it. */
interface FirstView {
  data: Record<string, unknown>;
  /** Discovery document of the page. */
  shown: Discovery;
  rendered: Rendered | null;
  /** Style sheets and scripts of what is drawn. */
  styles: InlineStyle[];
  preload: PageFile[];
  page: { module: string; release: string } | null;
}

/** A release with those of its files that a drawn view needs. */
type Part = Pick<DrawnFilling, 'name' | 'release' | 'files'>;

/** Returns the modules whose parts the server can draw: their server bundle and style sheets are there. */
async function drawable(parts: Part[], bundleOf: (part: Part) => string, stylesOf: (part: Part) => Promise<unknown>) {
  const isThere = await Promise.all(
    parts.map(async (part) => (existsSync(bundleOf(part)) ? stylesOf(part).then(Boolean, () => false) : false)),
  );
  return parts.filter((_, i) => isThere[i]);
}

/** Reads and, if the module of an address can do that, draws its first view, with what fills its slots. */
export async function firstViewOf(
  { store, read, renderer }: PageContext,
  discovery: Discovery,
  shell: ReleaseRecord,
  request: PageRequest,
): Promise<FirstView> {
  const likely = likelyOwner(discovery, request);
  const release = likely?.owner.release;
  const isPublic = likely?.route.area === 'storefront' && !request.staff;
  const place = isPublic && likely.route.drawn ? ({ kind: 'module', ...likely } as const) : null;
  const views = place ? [...(shell.declaration.firstView ?? []), ...(release?.extras.firstView ?? [])] : [];
  const fillings = place && publicFillings(discovery, shell, place, request.path, request.search);
  const ask = (url: string) => read(url, request.address);
  const found = await firstViewData(views, request.path, request.search, ask, fillings?.calls);
  const data = request.draft ? withDraft(found, request.draft) : found;
  const shown = forBrowser(discovery, request.staff || isBackOffice(request.path));
  const page = likely && release ? { module: moduleOf(likely.owner.name), release: releaseOf(release) } : null;
  const view = { data, shown, page, rendered: null, styles: [], preload: [] };
  const folderOf = (part: Pick<Part, 'name' | 'release'>) =>
    store.folderOf(moduleOf(part.name), releaseOf(part.release));
  const bundleOf = (part: Pick<Part, 'name' | 'release'>) => path.join(folderOf(part), SERVER_BUNDLE);
  const stylesOf = (part: Part) => inlineStyles(folderOf(part), part.files);
  if (!isPublic || !release || !existsSync(bundleOf(likely.owner))) return view;
  const query = request.search.toString();
  const draw = (fillers: ServerBundle[]) =>
    renderer.render({
      shellFile: path.join(store.folderOf('shell', releaseName(shell)), SERVER_BUNDLE),
      moduleName: likely.owner.name,
      moduleFile: bundleOf(likely.owner),
      ...(fillers.length > 0 && { fillers }),
      url: query ? `${request.path}?${query}` : request.path,
      discovery: shown,
      data,
    });
  const fillers = await drawable(fillings?.modules ?? [], bundleOf, stylesOf);
  const whole = await draw(fillers.map((part) => ({ name: part.name, file: bundleOf(part) })));
  // without the parts if one of them hangs or ends the process
  const rendered = whole ?? (fillers.length > 0 ? await draw([]) : null);
  if (!rendered) return view;
  const own = { name: likely.owner.name, release, files: firstFiles(release, likely.route.chunk) };
  const parts: Part[] = [own, ...(whole ? fillers : [])];
  // if a style sheet of the release is lost, the browser renders and reports it
  const styles = await Promise.all(parts.map(stylesOf)).catch(() => null);
  if (!styles) return view;
  const preload = parts.flatMap((part) => part.files.filter((file) => !isStyle(file)).map(moduleFile(part.release)));
  return { ...view, rendered, styles: styles.flat(), preload };
}
