import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { ProductFacets } from '@rodovia/shared/contracts';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import { createLimits, type Limits } from '../db/limits';
import { createDocumentMaker, type DocumentMaker } from '../documents/document-maker';
import type { ImageStore } from '../images/image-store';
import { createImageStore } from '../images/open-image-store';
import { createMails, type Mails } from '../mail/mails';
import { CountCache } from '../memory/count-cache';
import type { ListMemory } from '../memory/list-memory';
import { RecentResults } from '../memory/recent-results';
import { ReferenceMemory } from '../memory/reference-memory';
import { SearchMisses } from '../memory/search-misses';
import type { ApiOptions } from './api-options';

/** Work that is done again and again beside the calls, by every instance. */
export type Chore = () => Promise<unknown>;

/** What every module of routes works with. */
export interface ApiContext extends ApiOptions {
  /** Modules add theirs while they register; they begin with the server. */
  chores: Chore[];
  mails: Mails;
  images: ImageStore;
  documents: DocumentMaker;
  limits: Limits;
  /** What the catalogue's lists remember. */
  memory: ListMemory;
  facets: RecentResults<ProductFacets>;
  misses: SearchMisses;
}

const FACETS_LIFETIME = 10_000;

export function createContext(options: ApiOptions): ApiContext {
  return {
    ...options,
    chores: [],
    mails: createMails(options.config, options.database.db, options.tracing),
    images: createImageStore(options.config),
    documents: createDocumentMaker(),
    limits: createLimits(options.database.db),
    memory: { counts: new CountCache(), references: new ReferenceMemory() },
    facets: new RecentResults(FACETS_LIFETIME),
    misses: new SearchMisses(),
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
