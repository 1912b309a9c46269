import { newKey } from '@rodovia/shared/new-key';

/** So long what a page asks for hangs under the request for the page itself. */
const FIRST_VIEW_MS = 10_000;
const HALF = 16;

/** What the server called its work on this page (`Server-Timing`); undefined where it follows nothing. */
function ofPage(): string | undefined {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
}

/**
 * Names what a call belongs to, for a server that follows its requests: first the page, later each call is a trace of
 * its own. Whether it is recorded was decided with the page.
 */
export function traceparent(): string | undefined {
  const page = ofPage();
  if (!page || performance.now() < FIRST_VIEW_MS) return page;
  return `00-${newKey()}-${newKey().slice(HALF)}-${page.slice(-2)}`;
}
