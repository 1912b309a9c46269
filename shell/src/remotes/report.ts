import type { Release } from '@rodovia/shared/runtime';

export type Phase = 'load' | 'render' | 'suspense' | 'runtime';

/** Module and release in an address of theirs. */
const partsOf = (url: string | undefined) => /\/mf\/(mf-[\w-]+)\/([^/]+)\//.exec(url ?? '')?.slice(1);

/** Tells the server that a release failed here; without an answer, and without anything about the visitor. */
function send(url: string | undefined, phase: Phase) {
  const [module, release] = partsOf(url) ?? [];
  if (!module) return;
  const body = JSON.stringify({ module, release, phase });
  const headers = { 'content-type': 'application/json' };
  void fetch('/api/telemetry', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

/** Reports a release that could not be loaded or shown. */
export const report = (release: Release | undefined, phase: Phase) => send(release?.url, phase);

/** Reports what no boundary catches: throws in handlers, timers and promises, where their trace names a module. */
export function blame(event: ErrorEvent | PromiseRejectionEvent) {
  const failure: unknown = 'reason' in event ? event.reason : event.error;
  send(failure instanceof Error ? failure.stack : undefined, 'runtime');
}
