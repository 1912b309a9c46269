import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api, ApiContext } from '../context/context';
import { catalogueTables } from '../db/schema';
import { compressed, RecentAnswers, type TaggedAnswer } from './recent-answers';
import { resourceOf } from './resource';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Cache-Control of a visitor's successful answer; without it, and for staff, nothing is stored. */
    cache?: string;
  }
  interface FastifyRequest {
    /** Version of its topic's recent answers when the request came in. */
    begunAt: number;
    /** Whether the answer comes from memory. */
    isRecent: boolean;
  }
}

/** Browsers ask each time (mostly a 304); caches on the way may answer for a few seconds. */
export const CATALOGUE_CACHE = 'public, max-age=0, must-revalidate, s-maxage=15, stale-while-revalidate=30';
export const CONTENT_CACHE = 'public, max-age=60, stale-while-revalidate=600';
export const DRAWING_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/** Administrators also see what is inactive: their answers are their own. */
function isShared({ method, actor, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && routeOptions.config.cache !== undefined && actor?.role !== 'admin';
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Answers of other types carry headers of their own, and are computed anew. */
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

/** The body, or nothing with a 304 for a caller that has it already. */
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

/** What the catalogue's answers are made of: each shows something of others. */
const CATALOGUE = new Set([...Object.keys(catalogueTables), 'modelImage', 'productImage']);

/** What the shop says of itself is kept in the settings of others. */
const SHOP = new Set(['shop', 'business-settings', 'desk-settings', 'home', 'site-content']);

/** What answers and writes of a route are about; a write makes the answers of its topic old, and no others. */
function topicOf({ routeOptions }: FastifyRequest): string {
  const resource = resourceOf(routeOptions.url);
  if (CATALOGUE.has(resource)) return 'catalogue';
  return SHOP.has(resource) ? 'shop' : resource;
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether something may be different now. What was refused changed nothing; what failed may have been written. */
const hasWritten = ({ method }: FastifyRequest, { statusCode }: FastifyReply) =>
  WRITES.has(method) && (statusCode < 400 || statusCode >= 500);

/** Recent answers by topic. */
function recentByTopic(): (topic: string) => RecentAnswers {
  const topics = new Map<string, RecentAnswers>();
  return (topic) => {
    const known = topics.get(topic) ?? new RecentAnswers();
    topics.set(topic, known);
    return known;
  };
}

/** Answers from memory where that is possible. */
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
 * Private answers are never stored; public ones carry the route's cache rule and a tag that saves the body.
 * To be registered first: a visitor's recent answer needs nothing of what the other plugins do.
 */
export function caching(app: Api, { memory, facets }: ApiContext): void {
  const catalogue = [memory.counts, memory.references, facets];
  const recentOf = recentByTopic();
  const recent = (request: FastifyRequest) => recentOf(topicOf(request));
  app.decorateRequest('begunAt', 0);
  app.decorateRequest('isRecent', false);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.authorization || !answerRecent(recent(request), request, reply)) done();
  });
  // Runs once the token is read: what an administrator asks for is not shared.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!request.headers.authorization || !answerRecent(recent(request), request, reply)) done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.isRecent) return done(null, payload);
    if (hasWritten(request, reply)) {
      recent(request).forget();
      if (topicOf(request) === 'catalogue') for (const kept of catalogue) kept.forget();
    }
    if (!isShared(request) || reply.statusCode !== 200 || typeof payload !== 'string') {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      return done(null, payload);
    }
    const current = tagged(request, payload);
    if (isJson(reply)) recent(request).keep(request.url, current, request.begunAt);
    done(null, answer(request, reply, current));
  });
}
