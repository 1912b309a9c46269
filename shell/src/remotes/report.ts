import { partsOf } from './diagnostic';

/** Where no module's file is named, the shell's own. */
const SHELL_FILE = /\/mf\/(shell)\/([^/]+)\//;

const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 2000;

/** A message without addresses, mails and numbers; the server takes out more. */
const bare = (message: string) =>
  message
    .replace(/\S+/g, (word) => (word.includes('@') || word.includes('://') ? '…' : word))
    .replace(/\d[\d.,/()-]*/g, '#')
    .slice(0, LONGEST_MESSAGE);

/** Of a trace, the places in files of releases: neither addresses of pages nor what else stands beside them. */
const placesIn = (stack: string) =>
  stack
    .split(/[\s()]+/)
    .filter((word) => word.includes('/mf/'))
    .map((word) => word.slice(word.indexOf('/mf/')))
    .filter((place) => /^\/mf\/[\w./+-]+:\d+:\d+$/.test(place))
    .join('\n')
    .slice(0, LONGEST_STACK);

/** When a release failed, or that it was opened. */
export type Phase = 'load' | 'render' | 'suspense' | 'runtime' | 'open';

/**
 * Tells the server that the release in `url` failed here, or was opened; without an answer, and without anything about the visitor.
 * `diagnostic` is the code that the page shows of the failure; of `failure` goes what its code said, and where it stood.
 */
export function report(url: string, phase: Phase, diagnostic?: string, failure?: unknown) {
  const [module, release] = [...partsOf(url), ...(SHELL_FILE.exec(url)?.slice(1) ?? [])];
  if (!module) return;
  const { message, stack } = failure instanceof Error ? failure : {};
  const text = { message: message && bare(message), stack: (stack && placesIn(stack)) || undefined };
  const body = JSON.stringify({ module, release, phase, diagnostic, ...text });
  const headers = { 'content-type': 'application/json' };
  void fetch('/api/telemetry', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

/** Reports what no boundary catches: throws in handlers, timers and promises, where their trace names a module. */
export function blame(event: ErrorEvent | PromiseRejectionEvent) {
  const failure: unknown = 'reason' in event ? event.reason : event.error;
  if (failure instanceof Error) report(failure.stack ?? '', 'runtime', undefined, failure);
}
