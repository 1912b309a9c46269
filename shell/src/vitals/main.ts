import type { Role } from '@rodovia/shared/contracts/people';
import type { Discovery, RuntimeConfig } from '@rodovia/shared/contracts/platform';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { measuredOf, moduleAt, releaseOf, type Vitals } from './attribution';

/**
 * Measures loading, responsiveness and layout shifts, and reports them once, when the page is hidden. A bundle of its
 * own, loaded when the page is idle (`platform/src/origin/page/measuring.ts`).
 */
const script = document.currentScript as HTMLScriptElement;
const shell = releaseOf(script.src);
const { config, discovery } = JSON.parse(document.getElementById('rodovia-boot')?.textContent ?? '{}') as {
  config?: RuntimeConfig;
  discovery?: Discovery;
};

function roleOfVisitor(): Role {
  const type = localStorage.getItem('token') && localStorage.getItem('PERSONTYPECODE');
  const found = Object.entries(config?.personTypes ?? {}).find(([, code]) => code === type);
  return (found?.[0] as Role | undefined) ?? 'visitor';
}

const moduleOf = (path: string) => (discovery ? moduleAt(discovery, path, roleOfVisitor()) : null);

const [navigation] = performance.getEntriesByType('navigation');
const first = moduleOf(new URL(navigation?.name ?? location.href).pathname);
let hasLeft = false;
const look = () => {
  hasLeft ||= moduleOf(location.pathname)?.[0] !== first?.[0];
};

const vitals: Vitals = {};
for (const measure of [onLCP, onINP, onCLS])
  measure(({ name, value }) => {
    vitals[name as keyof Vitals] = value;
  });

let isSaid = false;
function send() {
  look();
  const releases = shell ? measuredOf(vitals, shell, first, hasLeft) : [];
  if (isSaid || releases.length === 0) return;
  isSaid = true;
  const body = new Blob([JSON.stringify({ releases })], { type: 'application/json' });
  navigator.sendBeacon('/api/telemetry/vitals', body);
}

look();
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, look, { capture: true, passive: true });
// after the library's handlers of the same event
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && queueMicrotask(send));
addEventListener('pagehide', send);
