import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const MAX_CACHED = 200;
const QUALITY = 5;

const encoders = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: string) => promisify(gzip)(text),
};
type Encoding = keyof typeof encoders;

const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });

/** Returns the compressed page; the latest ones are cached. */
function encoded(encoding: Encoding, etag: string, text: string): Promise<Buffer> {
  const key = `${encoding} ${etag}`;
  const found = cache.get(key) ?? encoders[encoding](text);
  cache.set(key, found);
  return found;
}

function accepted(request: FastifyRequest): Encoding | null {
  const offered = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(offered)) return 'br';
  return /\bgzip\b/.test(offered) ? 'gzip' : null;
}

/**
 * Sends a page with the compression that the browser accepts. The not-found handler is no route, so the compression
 * plugin does not apply to it.
 */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, etag: string, text: string) {
  const encoding = accepted(request);
  reply.header('vary', 'accept-encoding, cookie');
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await encoded(encoding, etag, text));
}
