import { isSpanContextValid, type SpanContext } from '@opentelemetry/api';

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
const SAMPLED = 1;

/** The span that a caller names in `traceparent`; undefined where it is not written as the standard has it. */
export function spanOf(header: string | string[] | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(String(header)) ?? [];
  const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & SAMPLED, isRemote: true };
  return isSpanContextValid(span) ? span : undefined;
}

/** A span as `traceparent` names it. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & SAMPLED}`;
