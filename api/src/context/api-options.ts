import type { OwnedRoute } from '@rodovia/shared/contracts/platform';
import type { ApiConfig } from '../base/config';
import type { DatabaseHandle } from '../db/database';
import type { Tracing } from '../tracing/tracing';
import type { ReleaseDesk } from './release-desk';

/** Options of `apiPlugin` and `buildApp`. The caller closes the database. */
export interface ApiOptions {
  config: ApiConfig;
  database: DatabaseHandle;
  /** Rejects with a sentence while the server in front of the API is not ready; part of `/health/ready`. */
  checkReady?: () => Promise<void>;
  /** Publishing of modules, if available. */
  releases?: ReleaseDesk;
  /** Routes of the published modules; without them, links in the shop's content are not validated against them. */
  routes?: () => Promise<readonly OwnedRoute[]>;
  /** Tracing; disabled if undefined. */
  tracing?: Tracing;
}
