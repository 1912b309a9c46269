import { createRequire } from 'node:module';

type Collectors = typeof import('../../../api/test/support/servers/collector');

export type { Span } from '../../../api/test/support/servers/collector';

/** Stand-in for an OpenTelemetry collector, shared with the tests of the API. */
export const { factsOf, startCollector }: Collectors = createRequire(import.meta.url)(
  '../../../api/test/support/servers/collector.ts',
);
