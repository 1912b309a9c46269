import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const MOST_KEPT = 200;
const QUALITY = 5;

const encoders = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: string) => promisify(gzip)(text),
};
type Encoding = keyof typeof encoders;

const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });

/** The compressed page; the latest ones are kept, since the same page is asked for again and again. */
function encoded(encoding: Encoding, etag: string, text: string): Promise<Buffer> {
  const key = `${encoding} ${etag}`;
  const found = kept.get(key) ?? encoders[encoding](text);
  kept.set(key, found);
  return found;
}

function accepted(request: FastifyRequest): Encoding | null {
  const offered = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(offered)) return 'br';
  return /\bgzip\b/.test(offered) ? 'gzip' : null;
}

/** Sends a page compressed as the browser accepts it. The not-found handler is no route, so the compression plugin does not reach it. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, etag: string, text: string) {
  const encoding = accepted(request);
  reply.header('vary', 'accept-encoding, cookie');
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await encoded(encoding, etag, text));
}
