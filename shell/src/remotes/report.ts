import { partsOf } from './diagnostic';

/** When a release failed, or that it was opened. */
export type Phase = 'load' | 'render' | 'suspense' | 'runtime' | 'open';

/**
 * Tells the server that the release in `url` failed here, or was opened; without an answer, and without anything about the visitor.
 * `diagnostic` is the code that the page shows of the failure.
 */
export function report(url: string, phase: Phase, diagnostic?: string) {
  const [module, release] = partsOf(url);
  if (!module) return;
  const body = JSON.stringify({ module, release, phase, diagnostic });
  const headers = { 'content-type': 'application/json' };
  void fetch('/api/telemetry', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

/** Reports what no boundary catches: throws in handlers, timers and promises, where their trace names a module. */
export function blame(event: ErrorEvent | PromiseRejectionEvent) {
  const failure: unknown = 'reason' in event ? event.reason : event.error;
  if (failure instanceof Error) report(failure.stack ?? '', 'runtime');
}
