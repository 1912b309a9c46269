import type { Discovery, RuntimeConfig } from '@rodovia/shared/contracts/platform';
import type { Shop } from '@rodovia/shared/contracts/site';
import { installedTags, registrationScript } from '../installed/installed';
import type { OwnMachine } from '../own-machine/own-machine';
import { heldScriptTag, ownMachineTags } from '../own-machine/own-machine-page';
import { contentPreviewBadge, contentPreviewScript } from '../preview/content-preview';
import type { Head, Rendered } from '../render/rendering';
import { BADGE_STYLE } from './badge.mjs';
import { earlyInputScript } from './early-input';
import { type EarlyReadParts, earlyReadBody, earlyReadHead } from './early-reads';
import { escaped, type InlineStyle, inScript, integrityOf, type PageFile } from './html';
import { withoutScript } from './without-script';

/** Parts that a page is made of. */
export interface PageParts {
  config: RuntimeConfig;
  discovery: Discovery;
  data: Record<string, unknown>;
  theme: string | null;
  /** Scheme and host of the page, for absolute addresses. */
  origin: string;
  rendered: Rendered | null;
  styles: InlineStyle[];
  /** Digests of ES modules; null if no module has any. */
  importMap: string | null;
  /** Scripts of the shell. */
  scripts: PageFile[];
  /** Digests of the shell's lazily loaded files, by name. */
  parts: Record<string, string>;
  /** Files of the route's module, if its view was rendered. */
  preload: PageFile[];
  /** What the first view needs by role, if the browser renders it. */
  ahead: EarlyReadParts | null;
  /** Previewed release, named on the page. */
  preview: string | null;
  /** Module loaded from the visitor's machine. */
  machine: OwnMachine | null;
  /** Whether the page shows draft content. */
  showsDraft: boolean;
  /** Element that makes the page measure itself; empty if it does not. */
  measuring: string;
  /** Whether browsers may install the shop from this page. */
  isInstallable: boolean;
  /** Company of a page that is not rendered, for visitors without scripts; null if the page has it or needs none. */
  shop: Shop | null;
}

const metaTag = (name: string, content: string) => `<meta ${name} content="${escaped(content)}">`;

/** Private pages have the shop's link preview. */
const privateHead = (origin: string) =>
  [
    '<title>Rodovia</title><meta name="robots" content="noindex">',
    metaTag('property="og:site_name"', 'Rodovia'),
    metaTag('property="og:title"', 'Rodovia'),
    metaTag('property="og:image"', new URL(SHOP_PICTURE, origin).href),
    metaTag('name="twitter:card"', 'summary_large_image'),
  ].join('');

/** Picture for link previews of pages without one. */
const SHOP_PICTURE = '/api/share-picture';

function publicHead({ title, description, canonical, status, noindex, image, jsonLd }: Head, origin: string): string {
  const address = new URL(canonical, origin).href;
  const picture = new URL(image ?? SHOP_PICTURE, origin).href;
  const things = [jsonLd ?? []].flat();
  return [
    `<title>${escaped(title)}</title>`,
    metaTag('name="description"', description),
    status === 404 || noindex
      ? metaTag('name="robots"', 'noindex')
      : `<link rel="canonical" href="${escaped(address)}">`,
    metaTag('property="og:site_name"', 'Rodovia'),
    metaTag('property="og:type"', things.some((thing) => thing['@type'] === 'Product') ? 'product' : 'website'),
    metaTag('property="og:locale"', 'pt_BR'),
    metaTag('property="og:title"', title),
    metaTag('property="og:description"', description),
    metaTag('property="og:url"', address),
    metaTag('property="og:image"', picture),
    metaTag('name="twitter:card"', 'summary_large_image'),
    ...things.map((thing) => `<script type="application/ld+json">${inScript(absolute(thing, origin))}</script>`),
  ].join('');
}

/** Properties of structured data that are addresses. */
const ADDRESSES = new Set(['url', 'image', 'logo', 'item']);

/** Returns structured data with absolute addresses. */
function absolute(value: unknown, origin: string, name = ''): unknown {
  if (typeof value === 'string') return ADDRESSES.has(name) ? new URL(value, origin).href : value;
  if (Array.isArray(value)) return value.map((one) => absolute(one, origin, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, absolute(one, origin, key)]));
}

const preloadTag = (file: PageFile) =>
  `<link rel="preload" as="${file.href.endsWith('.css') ? 'style' : 'script'}" href="${file.href}"${integrityOf(file)}>`;
const styleTag = ({ path, text }: InlineStyle) =>
  `<style data-href="${escaped(path)}">${text.replaceAll('</', '<\\/')}</style>`;
/** Delays the first paint until the view, which follows in the same answer, is complete. */
const wholeFirstFrame = '<link rel="expect" href="#app" blocking="render">';
const scriptTag = (file: PageFile) => `<script defer src="${file.href}"${integrityOf(file)}></script>`;

const previewBadge = (preview: string) =>
  `<aside style="${BADGE_STYLE}" aria-label="Prévia">Prévia: ${escaped(preview)} · <a style="color:inherit" href="/mf/preview">Voltar ao publicado</a></aside>`;

/**
 * Returns the product's HTML page: head, styles and scripts of the shell, files of the first route, data of the first
 * view, and the view itself if it was rendered.
 */
export function renderPage({
  config,
  discovery,
  data,
  theme,
  origin,
  rendered,
  styles,
  importMap,
  scripts,
  parts,
  preload,
  ahead,
  preview,
  machine,
  showsDraft,
  measuring,
  isInstallable,
  shop,
}: PageParts): string {
  const boot = { config, discovery, data, rendered: rendered !== null };
  // a rendered view is visible before its code starts to compete for the connection
  const code = [...preload.map(preloadTag), ...scripts.map(machine ? heldScriptTag : scriptTag)];
  return [
    `<!doctype html><html lang="pt-BR"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    importMap ? `<script type="importmap">${importMap}</script>` : '',
    showsDraft ? contentPreviewScript : '',
    measuring,
    rendered ? wholeFirstFrame : '',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    isInstallable ? installedTags : '',
    rendered ? publicHead(rendered.head, origin) : privateHead(origin),
    ...styles.map(styleTag),
    ...(rendered ? [] : code),
    ahead ? earlyReadHead(ahead) : '',
    '</head><body>',
    rendered ? `<script>${earlyInputScript}</script>` : '',
    `<div id="app">${rendered?.html ?? ''}</div>`,
    ahead ? earlyReadBody(ahead) : '',
    ...(rendered ? code : []),
    preview ? previewBadge(preview) : '',
    showsDraft ? contentPreviewBadge : '',
    `<script type="application/json" id="rodovia-boot">${inScript(boot)}</script>`,
    `<script type="application/json" id="rodovia-parts">${inScript(parts)}</script>`,
    withoutScript(shop),
    isInstallable ? `<script>${registrationScript}</script>` : '',
    machine ? ownMachineTags(machine) : '',
    '</body></html>',
  ].join('');
}
