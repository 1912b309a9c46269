import { newKey } from '@rodovia/shared/new-key';

/** Time in ms during which calls belong to the trace of the page. */
const FIRST_VIEW_MS = 10_000;
const HALF = 16;

/** Returns the trace of the page from `Server-Timing`; undefined if the server does not trace. */
function ofPage(): string | undefined {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
}

/**
 * Returns the `traceparent` of a call: at first the page's trace, later a trace per call. Whether it is sampled was
 * decided with the page.
 */
export function traceparent(): string | undefined {
  const page = ofPage();
  if (!page || performance.now() < FIRST_VIEW_MS) return page;
  return `00-${newKey()}-${newKey().slice(HALF)}-${page.slice(-2)}`;
}
