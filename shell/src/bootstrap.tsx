import './remotes/federation';
import '@rodovia/shared/tokens.css';
import { BrowserRouter } from '@rodovia/shared/router';
import { boot, notify, warmUpApi } from '@rodovia/shared/runtime';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Early, endWatch } from './early';
import { knownModules } from './remotes/discovery';
import { loadModule } from './remotes/load';
import { followUncaught } from './remotes/report-later';
import { App } from './router/app';
import { resolve } from './router/resolve';

const page = (
  <BrowserRouter useTransitions={false}>
    <App known={knownModules} />
  </BrowserRouter>
);

/** Hydrates a page that was drawn on the server, after loading the module that drew it. Rejects if that is not possible. */
async function takeOver(container: HTMLElement) {
  const place = resolve(knownModules ?? [], location.pathname, 'visitor');
  if (place.kind !== 'module') throw new Error('nada a assumir');
  await loadModule(place.module.name, place.module.releases);
  hydrateRoot(container, page);
  const early = endWatch();
  if (early?.last || early?.fields.size) void doAgain(early);
}

/** Its code is asked for twice; without it the visitor has to know that nothing has happened. */
async function doAgain(early: Early) {
  const load = () => import('./do-again');
  const code = await load()
    .catch(load)
    .catch(() => undefined);
  if (code) await code.doAgain(early);
  else notify.error('O que você fez antes de a página carregar não valeu. Faça de novo.');
}

function draw(container: HTMLElement) {
  endWatch();
  createRoot(container).render(page);
}

followUncaught();

// After the first touch or key a call to the API is likely.
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, warmUpApi, { once: true, passive: true });

/** A pointer over a link, or focus on it, means that its page is likely to be opened next. */
function headFor({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (link)
    void import('./remotes/preload-entry').then(({ preloadEntry }) => preloadEntry(link)).catch(() => undefined);
}
for (const sign of ['pointerover', 'focusin']) addEventListener(sign, headFor, { passive: true });

function start() {
  const container = document.getElementById('app');
  if (container && boot.rendered) void takeOver(container).catch(() => draw(container));
  else if (container) draw(container);
}

// In a task of its own, so that the browser can handle input between parsing the code and running it.
setTimeout(start);
