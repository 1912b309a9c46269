import type { OwnedRoute } from '@rodovia/shared/contracts';
import type { ApiConfig } from '../base/config';
import type { DatabaseHandle } from '../db/database';
import type { Tracing } from '../tracing/tracing';
import type { ReleaseDesk } from './release-desk';

/** What `apiPlugin` and `buildApp` are given. The database stays the caller's to close. */
export interface ApiOptions {
  config: ApiConfig;
  database: DatabaseHandle;
  /** Rejects with one sentence while what stands before the API cannot serve; part of `/health/ready`. */
  checkReady?: () => Promise<void>;
  /** What publishes modules beside the API. */
  releases?: ReleaseDesk;
  /** The routes that the published modules declare; without it no link of the shop's pages can be checked against them. */
  routes?: () => Promise<readonly OwnedRoute[]>;
  /** Follows what is done; without it nothing is. */
  tracing?: Tracing;
}
