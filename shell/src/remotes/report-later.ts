import type { Release } from '@rodovia/shared/runtime';
import { diagnosticOf } from './diagnostic';
import type { Phase } from './report';

/** Loads the reporting code, which is only needed after a failure. */
const reporting = (work: (found: typeof import('./report')) => void) =>
  void import('./report').then(work).catch(() => undefined);

/** Reports a release that failed to load or render, or that was opened. Returns the code of the report. */
export function reportLater(release: Release, phase: Phase, failure?: unknown): string {
  const diagnostic = diagnosticOf(release);
  reporting(({ report }) => report(release.url, phase, diagnostic, failure));
  return diagnostic;
}

export function followUncaught() {
  addEventListener('error', (event) => reporting(({ blame }) => blame(event)));
  addEventListener('unhandledrejection', (event) => reporting(({ blame }) => blame(event)));
}
