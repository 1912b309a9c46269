import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { followPublicChanges } from '../cache/public-changes';
import type { Api, ApiContext } from '../context/context';
import { catalogueTables } from '../db/schema';
import { compressed, RecentAnswers, type TaggedAnswer } from './answer-cache';
import { resourceOf } from './resource';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `Cache-Control` of successful answers to visitors; without it, and for staff, nothing is cached. */
    cache?: string;
  }
  interface FastifyRequest {
    /** Version of the topic's cache when the request arrived. */
    begunAt: number;
    /** Whether the answer comes from the cache. */
    isRecent: boolean;
  }
}

/** Browsers revalidate (mostly with a 304); shared caches may answer for a few seconds. */
export const CATALOGUE_CACHE = 'public, max-age=0, must-revalidate, s-maxage=15, stale-while-revalidate=30';
/** Header of the public content of the site: a minute, and ten more while it is renewed. */
export const CONTENT_CACHE = 'public, max-age=60, stale-while-revalidate=600';
/** Header of drawings: a day, and a week more while they are renewed. */
export const DRAWING_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/** Administrators also see inactive records, so their answers are not shared. */
function isShared({ method, actor, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && routeOptions.config.cache !== undefined && actor?.role !== 'admin';
}

/** Has this answer computed for every visitor, because something counts how often it is asked for. */
export function neverRecent(request: FastifyRequest): void {
  request.begunAt = Number.NaN;
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Other content types have headers of their own and are not cached. */
const isJson = (reply: FastifyReply) => reply.getHeader('content-type') === JSON_TYPE;

function tagged({ routeOptions }: FastifyRequest, payload: string): TaggedAnswer {
  const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
  const headers = {
    'cache-control': routeOptions.config.cache ?? '',
    vary: 'Authorization, Accept-Encoding',
    etag: tag,
  };
  return { payload: Buffer.from(payload), tag, headers };
}

/** Returns the body, or nothing with a 304 if the caller has it already. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { payload, tag, headers }: TaggedAnswer,
): Buffer | string {
  reply.headers(headers);
  if (request.headers['if-none-match'] !== tag) return payload;
  reply.code(304).removeHeader('content-length');
  return '';
}

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const takesBrotli = ({ headers }: FastifyRequest) => BROTLI.test(String(headers['accept-encoding'] ?? ''));

/** Resources that catalogue answers depend on, including each other. */
const CATALOGUE = new Set([...Object.keys(catalogueTables), 'modelImage', 'productImage']);

/** Resources that the public company data depends on. */
const SHOP = new Set(['shop', 'business-settings', 'desk-settings', 'home', 'site-content']);

/** Returns the topic of a route; writes invalidate the answers of their topic only. */
function topicOf({ routeOptions }: FastifyRequest): string {
  const resource = resourceOf(routeOptions.url);
  if (CATALOGUE.has(resource)) return 'catalogue';
  return SHOP.has(resource) ? 'shop' : resource;
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Returns whether data may have changed: refusals changed nothing, failures may have. */
const hasWritten = ({ method }: FastifyRequest, { statusCode }: FastifyReply) =>
  WRITES.has(method) && (statusCode < 400 || statusCode >= 500);

/** Caches of answers by topic; that of the catalogue includes what its lists are made of. */
class Topics {
  private readonly recent = new Map<string, RecentAnswers>();

  constructor(private readonly catalogue: { forget(): void }[]) {}

  of(topic: string): RecentAnswers {
    const known = this.recent.get(topic) ?? new RecentAnswers();
    this.recent.set(topic, known);
    return known;
  }

  forget(topic: string): void {
    this.of(topic).forget();
    if (topic === 'catalogue') for (const cache of this.catalogue) cache.forget();
  }

  forgetAll(): void {
    for (const topic of ['catalogue', ...this.recent.keys()]) this.forget(topic);
  }
}

/** Answers from the cache if possible. */
function answerRecent(recent: RecentAnswers, request: FastifyRequest, reply: FastifyReply): boolean {
  request.begunAt = recent.version;
  const known = isShared(request) ? recent.find(request.url) : undefined;
  if (!known) return false;
  request.isRecent = true;
  const body = answer(request, reply, known);
  reply.type(JSON_TYPE);
  const small = body !== '' && takesBrotli(request) ? compressed(known) : undefined;
  if (small) reply.header('content-encoding', 'br');
  reply.send(small ?? body);
  return true;
}

/**
 * HTTP caching: private answers are never stored; public ones have the route's cache rule and an ETag. Register it
 * first: cached answers need no other plugin.
 */
export function caching(app: Api, { database, memory, facets }: ApiContext): void {
  const topics = new Topics([memory.counts, memory.references, facets]);
  const recent = (request: FastifyRequest) => topics.of(topicOf(request));
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', (done) => {
    stop = followPublicChanges(database, (topic) => (topic ? topics.forget(topic) : topics.forgetAll()));
    done();
  });
  app.addHook('onClose', () => stop?.());
  app.decorateRequest('begunAt', 0);
  app.decorateRequest('isRecent', false);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.authorization || !answerRecent(recent(request), request, reply)) done();
  });
  // runs after authentication, because answers to administrators are not shared
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!request.headers.authorization || !answerRecent(recent(request), request, reply)) done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.isRecent) return done(null, payload);
    if (hasWritten(request, reply)) topics.forget(topicOf(request));
    if (!isShared(request) || reply.statusCode !== 200 || typeof payload !== 'string') {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      return done(null, payload);
    }
    const current = tagged(request, payload);
    if (isJson(reply)) recent(request).keep(request.url, current, request.begunAt);
    done(null, answer(request, reply, current));
  });
}
