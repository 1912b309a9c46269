import type { Release } from '@rodovia/shared/runtime';
import { diagnosticOf } from './diagnostic';
import type { Phase } from './report';

/** Fetches the reporting code, which is needed only after a failure. */
const reporting = (work: (found: typeof import('./report')) => void) =>
  void import('./report').then(work).catch(() => undefined);

/** Reports a release that could not be loaded or shown, or that was opened. Returns the code that the report carries. */
export function reportLater(release: Release, phase: Phase, failure?: unknown): string {
  const diagnostic = diagnosticOf(release);
  reporting(({ report }) => report(release.url, phase, diagnostic, failure));
  return diagnostic;
}

export function followUncaught() {
  addEventListener('error', (event) => reporting(({ blame }) => blame(event)));
  addEventListener('unhandledrejection', (event) => reporting(({ blame }) => blame(event)));
}
