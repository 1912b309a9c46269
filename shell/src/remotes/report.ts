import { partsOf } from './diagnostic';

/** Used if the trace contains no file of a module. */
const SHELL_FILE = /\/mf\/(shell)\/([^/]+)\//;

const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 2000;

/** Removes addresses, mails and numbers from a message; the server removes more. */
const bare = (message: string) =>
  message
    .replace(/\S+/g, (word) => (word.includes('@') || word.includes('://') ? '…' : word))
    .replace(/\d[\d.,/()-]*/g, '#')
    .slice(0, MAX_MESSAGE_LENGTH);

/** Returns the positions in files of releases from a stack trace, without page addresses or anything else. */
const placesIn = (stack: string) =>
  stack
    .split(/[\s()]+/)
    .filter((word) => word.includes('/mf/'))
    .map((word) => word.slice(word.indexOf('/mf/')))
    .filter((place) => /^\/mf\/[\w./+-]+:\d+:\d+$/.test(place))
    .join('\n')
    .slice(0, MAX_STACK_LENGTH);

/** When a release failed, or that it was opened. */
export type Phase = 'load' | 'render' | 'suspense' | 'runtime' | 'open';

/**
 * Reports to the server that the release in `url` failed or was opened, without any data about the visitor.
 * `diagnostic` is the code shown on the page; of `failure`, the message and the positions are sent.
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

/** Reports errors that no boundary catches (in handlers, timers and promises), if their trace contains a module. */
export function blame(event: ErrorEvent | PromiseRejectionEvent) {
  const failure: unknown = 'reason' in event ? event.reason : event.error;
  if (failure instanceof Error) report(failure.stack ?? '', 'runtime', undefined, failure);
}
