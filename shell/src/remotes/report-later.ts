import type { Release } from '@rodovia/shared/runtime';
import type { Phase } from './report';

/** Reporting is needed when something failed, and fetched then. */
const reporting = (work: (found: typeof import('./report')) => void) =>
  void import('./report').then(work).catch(() => undefined);

export const reportLater = (release: Release | undefined, phase: Phase) =>
  reporting(({ report }) => report(release, phase));

export function followUncaught() {
  addEventListener('error', (event) => reporting(({ blame }) => blame(event)));
  addEventListener('unhandledrejection', (event) => reporting(({ blame }) => blame(event)));
}
