import { createRequire } from 'node:module';

type Collectors = typeof import('../../api/test/support/collector');

export type { Span } from '../../api/test/support/collector';

/** Stands for a collector of OpenTelemetry, as for the tests of the API. */
export const { factsOf, startCollector }: Collectors = createRequire(import.meta.url)(
  '../../api/test/support/collector.ts',
);
