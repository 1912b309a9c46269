import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { ProductFacets } from '@rodovia/shared/contracts/catalog';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import { CountCache } from '../cache/count-cache';
import type { ListCache } from '../cache/list-memory';
import { REMEMBERED_MS } from '../cache/public-changes';
import { RecentResults } from '../cache/recent-results';
import { ReferenceCache } from '../cache/reference-memory';
import { SearchMisses } from '../cache/search-misses';
import { createLimits, type Limits } from '../db/limits';
import { createDocumentMaker, type DocumentMaker } from '../documents/document-maker';
import type { ImageStore } from '../images/image-store';
import { createImageStore } from '../images/open-image-store';
import { createMails, type Mails } from '../mail/mails';
import { createPushes, type Pushes } from '../push/pushes';
import type { ApiOptions } from './api-options';

/** Background work that every instance repeats. */
export type Chore = () => Promise<unknown>;

/** Dependencies of every module of routes. */
export interface ApiContext extends ApiOptions {
  /** Background work, added while modules register and started with the server. */
  chores: Chore[];
  mails: Mails;
  pushes: Pushes;
  images: ImageStore;
  documents: DocumentMaker;
  limits: Limits;
  /** Cache of the catalogue's lists. */
  memory: ListCache;
  facets: RecentResults<ProductFacets>;
  misses: SearchMisses;
}

/** Creates what every module of routes works with. Nothing is opened or read yet. */
export function createContext(options: ApiOptions): ApiContext {
  return {
    ...options,
    chores: [],
    mails: createMails(options.config, options.database.db, options.tracing),
    pushes: createPushes(options.config, options.database.db),
    images: createImageStore(options.config),
    documents: createDocumentMaker(),
    limits: createLimits(options.database.db),
    memory: { counts: new CountCache(), references: new ReferenceCache() },
    facets: new RecentResults(REMEMBERED_MS),
    misses: new SearchMisses(),
  };
}

/** Fastify instance whose handlers are typed by their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
