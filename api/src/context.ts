import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { ProductFacets } from '@rodovia/shared/contracts';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ApiOptions } from './api-options';
import { CountCache } from './crud/count-cache';
import { RecentResults } from './crud/recent-results';
import type { ListMemory } from './crud/record-source';
import { ReferenceMemory } from './crud/reference-memory';
import type { ImageStore } from './images/image-store';
import { createImageStore } from './images/open-image-store';
import { createMails, type Mails } from './mail/mails';
import { createLimits, type Limits } from './plugins/limits';

/** What every module of routes works with. */
export interface ApiContext extends ApiOptions {
  mails: Mails;
  images: ImageStore;
  limits: Limits;
  /** What the catalogue's lists remember. */
  memory: ListMemory;
  facets: RecentResults<ProductFacets>;
}

const FACETS_LIFETIME = 10_000;

export function createContext(options: ApiOptions): ApiContext {
  return {
    ...options,
    mails: createMails(options),
    images: createImageStore(options.config),
    limits: createLimits(options.database.db),
    memory: { counts: new CountCache(), references: new ReferenceMemory() },
    facets: new RecentResults(FACETS_LIFETIME),
  };
}

/** The Fastify instance of the routes: schemas give the handlers their types. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
