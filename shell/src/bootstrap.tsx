import { destinationOf } from '@rodovia/shared/contracts/platform';
import '@rodovia/shared/tokens.css';
import '@rodovia/shared/classes.css';
import { BrowserRouter } from '@rodovia/shared/router';
import { boot, notify, useSession, warmUpApi } from '@rodovia/shared/runtime';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { endWatch } from './early';
import { knownModules } from './remotes/discovery';
import { loadModule } from './remotes/load';
import { describePage } from './remotes/module-info';
import { followUncaught } from './remotes/report-later';
import { App } from './router/app';
import { OfflineNavigation } from './router/offline-navigation';
import { preloadFrame } from './router/page-host';
import { resolve } from './router/resolve';
import './type-family.css';

const page = (
  <BrowserRouter useTransitions={false}>
    <OfflineNavigation>
      <App modules={knownModules} />
    </OfflineNavigation>
  </BrowserRouter>
);

/**
 * Hydrates a page that was rendered on the server, after loading the module that rendered it, and replays early input.
 * If the code for that fails to load, the visitor is told that nothing has happened. Rejects if the page cannot be
 * hydrated.
 */
async function takeOver(container: HTMLElement) {
  const place = resolve(knownModules, location.pathname, 'visitor');
  if (place.kind !== 'module') throw new Error('nada a assumir');
  await loadModule(place.owner.name, place.owner.releases);
  const early = globalThis.rodoviaEarly;
  const isUsed = early?.last || early?.fields.size;
  // loaded before, so that nothing can be typed between hydration and replay
  const code = isUsed && (await import('./do-again').catch(() => undefined));
  hydrateRoot(container, page);
  endWatch();
  if (code) code.doAgain();
  else if (isUsed) notify.error('O que você fez antes de a página carregar não valeu. Faça de novo.');
}

/** Maximum time in ms to wait for the first view before the server-rendered frame is replaced. */
const FRAME_MS = 4000;

/** Waits for the code of the first view, so that the frame is replaced in one step. */
async function untilFirstView() {
  const { role } = useSession.getState();
  const { place } = destinationOf(knownModules, location.pathname, role);
  const code = [preloadFrame(place), place.kind === 'module' && loadModule(place.owner.name, place.owner.releases)];
  await Promise.race([Promise.allSettled(code), new Promise((resolve) => setTimeout(resolve, FRAME_MS))]);
}

/** Renders the page and restores the focus that was in the server-rendered frame. */
async function draw(container: HTMLElement) {
  endWatch();
  if (!boot.rendered && container.hasChildNodes()) await untilFirstView();
  const focused = container.contains(document.activeElement) && document.activeElement;
  createRoot(container).render(page);
  if (focused)
    void import('./do-again').then(({ focusAgain }) => focusAgain(container, focused)).catch(() => undefined);
}

followUncaught();
describePage(knownModules);

// after the first touch or key, an API call is likely
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, warmUpApi, { once: true, passive: true });

/** Preloads the page of a link when the pointer or focus reaches it. */
function headFor({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (link)
    void import('./remotes/preload-entry').then(({ preloadEntry }) => preloadEntry(link)).catch(() => undefined);
}
for (const sign of ['pointerover', 'focusin']) addEventListener(sign, headFor, { passive: true });

function start() {
  const container = document.getElementById('app');
  if (container && boot.rendered) void takeOver(container).catch(() => draw(container));
  else if (container) void draw(container);
}

// in a task of its own, so that the browser can handle input between parsing and running the code
setTimeout(start);
