import type { Discovery, RuntimeConfig } from '@rodovia/shared/contracts';
import { type AheadParts, aheadBody, aheadHead } from './ahead';
import { BADGE_STYLE } from './badge.mjs';
import { contentPreviewBadge, contentPreviewScript } from './content-preview';
import type { Head, Rendered } from './drawing';
import { drawnPageScript } from './drawn-page';
import { type InlineStyle, inScript, integrityOf, type PageFile } from './html';
import type { OwnMachine } from './own-machine';
import { heldScriptTag, ownMachineTags } from './own-machine-page';

export interface PageParts {
  config: RuntimeConfig;
  discovery: Discovery;
  data: Record<string, unknown>;
  theme: string | null;
  /** Scheme and host of the page, for absolute addresses. */
  origin: string;
  rendered: Rendered | null;
  styles: InlineStyle[];
  /** The shell's scripts. */
  scripts: PageFile[];
  /** Digests of the shell's files that come later, by their names. */
  parts: Record<string, string>;
  /** What the first route's module needs, where its view was drawn. */
  preload: PageFile[];
  /** What the first view needs by role, where the browser draws it. */
  ahead: AheadParts | null;
  /** Release that this browser alone looks at, to be said on the page. */
  preview: string | null;
  /** Where one module comes from the machine that the page is looked at on. */
  machine: OwnMachine | null;
  /** True where the page shows the draft of the shop's own pages. */
  showsDraft: boolean;
  /** The element that has the page measure itself; empty where it does not. */
  measuring: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const metaTag = (name: string, content: string) => `<meta ${name} content="${escaped(content)}">`;

/** Of what only its owner sees, previews show the shop. */
const privateHead = (origin: string) =>
  [
    '<title>Rodovia</title><meta name="robots" content="noindex">',
    metaTag('property="og:site_name"', 'Rodovia'),
    metaTag('property="og:title"', 'Rodovia'),
    metaTag('property="og:image"', new URL(SHOP_PICTURE, origin).href),
    metaTag('name="twitter:card"', 'summary_large_image'),
  ].join('');

/** What a page shows in previews that has no picture of its own. */
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

/** What is an address in structured data. */
const ADDRESSES = new Set(['url', 'image', 'logo', 'item']);

/** Structured data with the origin before its addresses. */
function absolute(value: unknown, origin: string, name = ''): unknown {
  if (typeof value === 'string') return ADDRESSES.has(name) ? new URL(value, origin).href : value;
  if (Array.isArray(value)) return value.map((one) => absolute(one, origin, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, absolute(one, origin, key)]));
}

const preloadTag = (file: PageFile) =>
  `<link rel="preload" as="${file.href.endsWith('.css') ? 'style' : 'script'}" href="${file.href}"${integrityOf(file)}>`;
const styleTag = ({ name, text }: InlineStyle) =>
  `<style data-href="${escaped(name)}">${text.replaceAll('</', '<\\/')}</style>`;
/** The first frame waits for the view that follows in the same answer: one without it would only come before it. */
const wholeFirstFrame = '<link rel="expect" href="#app" blocking="render">';
const scriptTag = (file: PageFile) => `<script defer src="${file.href}"${integrityOf(file)}></script>`;

const previewBadge = (preview: string) =>
  `<aside style="${BADGE_STYLE}" aria-label="Prévia">Prévia: ${escaped(preview)} · <a style="color:inherit" href="/mf/preview">Voltar ao publicado</a></aside>`;

/**
 * The one page of the product: head, the shell's styles and scripts, what the first route needs, the data of its
 * first view, and that view itself where it was drawn.
 */
export function renderPage({
  config,
  discovery,
  data,
  theme,
  origin,
  rendered,
  styles,
  scripts,
  parts,
  preload,
  ahead,
  preview,
  machine,
  showsDraft,
  measuring,
}: PageParts): string {
  const boot = { config, discovery, data, rendered: rendered !== null };
  // A drawn view is on the screen before its code begins to share the line with it.
  const code = [...preload.map(preloadTag), ...scripts.map(machine ? heldScriptTag : scriptTag)];
  return [
    `<!doctype html><html lang="pt-BR"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    showsDraft ? contentPreviewScript : '',
    measuring,
    rendered ? wholeFirstFrame : '',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    rendered ? publicHead(rendered.head, origin) : privateHead(origin),
    ...styles.map(styleTag),
    ...(rendered ? [] : code),
    ahead ? aheadHead(ahead) : '',
    '</head><body>',
    rendered ? `<script>${drawnPageScript}</script>` : '',
    `<div id="app">${rendered?.html ?? ''}</div>`,
    ahead ? aheadBody(ahead) : '',
    ...(rendered ? code : []),
    preview ? previewBadge(preview) : '',
    showsDraft ? contentPreviewBadge : '',
    `<script type="application/json" id="rodovia-boot">${inScript(boot)}</script>`,
    `<script type="application/json" id="rodovia-parts">${inScript(parts)}</script>`,
    '<noscript>A Rodovia precisa de JavaScript para o carrinho e os orçamentos.</noscript>',
    machine ? ownMachineTags(machine) : '',
    '</body></html>',
  ].join('');
}
