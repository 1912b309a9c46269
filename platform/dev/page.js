/*
 * Runs in a page whose module comes from its sources: puts the module in place of what is published, exchanges it with
 * each build, and says over the page what is wrong. `given` is written by the server.
 */
/* global given */
const { name, release, container } = given;
/** Where this script comes from, which is another origin than the page's where the product itself names it. */
const base = new URL('.', document.currentScript.src).href;

/** Lets the shell find the sources' release of the module, and no other. */
function putInPlace() {
  const boot = document.getElementById('rodovia-boot');
  const { discovery, ...others } = JSON.parse(boot.textContent);
  const microFrontends = { ...discovery.microFrontends, [name]: [{ ...release, url: `${base}mf-manifest.json` }] };
  boot.textContent = JSON.stringify({ ...others, discovery: { ...discovery, microFrontends } });
}
if (release) putInPlace();
// the product says it itself where it names this script
if (!document.getElementById('rodovia-sources')) document.body.insertAdjacentHTML('beforeend', given.badge);

/** What all builds share (`hot.js`). */
const page = {
  parts: new Map(),
  hooks: new Map(),
  listeners: new Set(),
  round: 0,
  pending: [],
};
globalThis.__RODOVIA_HOT__ = page;

const OVERLAY = 'rodovia-dev-erros';

/** Shows `text` over the page, or nothing any more. */
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
  const told = Object.assign(document.createElement('pre'), { textContent: text });
  told.style.cssText = 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere';
  overlay.append(close, told);
  document.body.append(overlay);
}

/** True where what was thrown comes from the module's sources. */
const isOwn = (error) => String(error?.stack).includes(base);
addEventListener('error', ({ error }) => isOwn(error) && say(String(error.stack)));
addEventListener('unhandledrejection', ({ reason }) => isOwn(reason) && say(String(reason.stack)));

const pathsOf = ({ routes }) => JSON.stringify(routes.map(({ path }) => path));

const shareScope = () => globalThis.__FEDERATION__.__INSTANCES__[0].shareScopeMap.default;

/** Runs a build of the module, and answers what it exposes. */
async function run(build) {
  // each build has parts of its own
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
  // what was shown and comes later comes again, and may itself have parts that do
  while (page.pending.length > 0) await Promise.all(page.pending.splice(0));
  return remote;
}

/** What is on the page of the module, which is there once the shell has loaded it. */
const present = async () => (await globalThis[container]?.get('./remote'))?.().remote;

let { build } = given;
let exchanges = Promise.resolve();

/** Puts another build in place of what is on the page, which keeps its state. */
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
  if (!release || news.declaration !== given.declaration) return location.reload();
  exchanges = exchanges.then(() => exchange(news)).catch((error) => say(String(error?.stack ?? error)));
};
