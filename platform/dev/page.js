/*
 * Runs in a page whose module is served from sources: replaces the published module, updates it with every build, and
 * shows errors over the page. `given` is written by the server.
 */
/* global given */
const { name, release, container } = given;
/** Base address of this script, which may be of another origin than the page. */
const base = new URL('.', document.currentScript.src).href;

/** Makes the shell load the sources' release of the module, and no other. */
function putInPlace() {
  const boot = document.getElementById('rodovia-boot');
  const { discovery, ...others } = JSON.parse(boot.textContent);
  const microFrontends = { ...discovery.microFrontends, [name]: [{ ...release, url: `${base}mf-manifest.json` }] };
  boot.textContent = JSON.stringify({ ...others, discovery: { ...discovery, microFrontends } });
}
if (release) putInPlace();
// the product shows a badge itself if it names this script
if (!document.getElementById('rodovia-sources')) document.body.insertAdjacentHTML('beforeend', given.badge);

/** State shared by all builds (`hot.js`). */
const page = {
  parts: new Map(),
  hooks: new Map(),
  listeners: new Set(),
  round: 0,
  pending: [],
};
globalThis.__RODOVIA_HOT__ = page;

const OVERLAY = 'rodovia-dev-erros';

/** Shows `text` over the page, or hides it. */
function say(text) {
  document.getElementById(OVERLAY)?.remove();
  if (!text) return;
  const overlay = Object.assign(document.createElement('section'), { id: OVERLAY, ariaLabel: 'Erros dos fontes' });
  overlay.setAttribute('role', 'alert');
  overlay.style.cssText =
    'position:fixed;inset:8px;z-index:4000;overflow:auto;padding:16px;border-radius:8px;background:#1b1a18;color:#f7f5f0;font:14px/1.5 ui-monospace,monospace';
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Fechar' });
  close.style.cssText = 'float:right;font:inherit;padding:4px 12px';
  close.onclick = () => overlay.remove();
  const message = Object.assign(document.createElement('pre'), { textContent: text });
  message.style.cssText = 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere';
  overlay.append(close, message);
  document.body.append(overlay);
}

/** Returns whether an error comes from the module's sources. */
const isOwn = (error) => String(error?.stack).includes(base);
addEventListener('error', ({ error }) => isOwn(error) && say(String(error.stack)));
addEventListener('unhandledrejection', ({ reason }) => isOwn(reason) && say(String(reason.stack)));

const pathsOf = ({ routes }) => JSON.stringify(routes.map(({ path }) => path));

const shareScope = () => globalThis.__FEDERATION__.__INSTANCES__[0].shareScopeMap.default;

/** Runs a build of the module, and returns what it exposes. */
async function run(build) {
  // each build has its own chunks
  delete globalThis[given.chunks];
  await new Promise((resolve, reject) => {
    const src = `${base}remoteEntry.js?build=${build}`;
    const script = Object.assign(document.createElement('script'), {
      src,
      crossOrigin: 'anonymous',
      onload: resolve,
      onerror: reject,
    });
    document.head.append(script);
  });
  const built = globalThis[container];
  await built.init(shareScope());
  const { remote } = (await built.get('./remote'))();
  // mounted lazy components load again, which may reveal further ones
  while (page.pending.length > 0) await Promise.all(page.pending.splice(0));
  return remote;
}

/** Returns the module's remote once the shell has loaded it. */
const present = async () => (await globalThis[container]?.get('./remote'))?.().remote;

let { build } = given;
let exchanges = Promise.resolve();

/** Replaces the module by another build; the page keeps its state. */
async function exchange({ build, files }) {
  const before = await present();
  if (!before) return;
  const after = await run(build);
  if (pathsOf(before) !== pathsOf(after)) return location.reload();
  page.round += 1;
  for (const listener of page.listeners) listener();
  for (const sheet of document.querySelectorAll(`link[rel="stylesheet"][href*="${base}"]`))
    if (!files.includes(sheet.href.slice(sheet.href.lastIndexOf('/') + 1))) sheet.remove();
}

new EventSource(`${base}events`).onmessage = ({ data }) => {
  const news = JSON.parse(data);
  say(news.errors);
  if (news.errors || news.build === build) return;
  build = news.build;
  // only builds that register their chunks globally can replace each other
  if (!release || !given.chunks || news.declaration !== given.declaration) return location.reload();
  exchanges = exchanges.then(() => exchange(news)).catch((error) => say(String(error?.stack ?? error)));
};
