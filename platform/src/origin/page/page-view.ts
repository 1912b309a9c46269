import path from 'node:path';
import type { Role } from '@rodovia/shared/contracts/people';
import type { Discovery } from '@rodovia/shared/contracts/platform';
import type { Shop } from '@rodovia/shared/contracts/site';
import { type ReleaseRecord, releaseName } from '../../store/release';
import type { Rendered } from '../render/rendering';
import { forBrowser } from './browser-discovery';
import {
  firstViewOf,
  inlineStyles,
  isBackOffice,
  isStyle,
  type PageContext,
  type PageRequest,
  SERVER_BUNDLE,
} from './drawn-view';
import type { EarlyReadParts } from './early-reads';
import { importMapOf } from './import-map';
import { measuringTag } from './measuring';
import { renderPage } from './page';
import { viewsOf } from './views';

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
  const { store, config } = context;
  const view = await firstViewOf(context, discovery, shell, request);
  const { data, shown, page } = view;
  const shellStyles = await inlineStyles(store.folderOf('shell', releaseName(shell)), shell.preload);
  const importMap = importMapOf(discovery);
  const isPublic = !request.staff && !isBackOffice(request.path);
  const compose = (rendered: Rendered | null, ahead: EarlyReadParts | null, shop: Shop | null) =>
    renderPage({
      shop,
      config,
      discovery: shown,
      data,
      theme: request.theme,
      origin: request.origin,
      rendered,
      styles: [...shellStyles, ...(rendered ? view.styles : []), ...(ahead?.styles ?? [])],
      importMap,
      scripts: shell.preload
        .filter((file) => !isStyle(file))
        .map((file) => ({ href: `/mf/shell/${releaseName(shell)}/${file}`, integrity: shell.assets[file] })),
      parts: shell.lazy ?? {},
      preload: rendered ? view.preload : [],
      ahead,
      preview: request.preview,
      machine: request.machine,
      showsDraft: request.draft !== null,
      measuring: request.measures ? measuringTag(shell) : '',
      isInstallable: request.installs && isPublic,
    });
  const { rendered } = view;
  const whole = rendered && composed(() => compose(rendered, null, null), context.report);
  if (whole) return { html: whole, status: rendered.head.status || 200, page, importMap };
  const shop = isPublic ? ((await context.read('/shop', request.address)) as Shop | null | undefined) : null;
  const html = compose(null, await aheadOf(context, discovery, shell, request), shop ?? null);
  return { html, status: 200, page, importMap };
}
