import type { onRequestAsyncHookHandler } from 'fastify';
import { passing } from '../base/http-error';

/** A body this small is read without further ado. */
const SMALL = 256 * 1024;
const MOST_OF_ONE = 2;
const MOST = 20;

/**
 * Keeps people from filling the memory with large bodies: a few of one person and of all are read at a time. It stands
 * before the body is read, and after the caller is known.
 */
export function createUploadGate(): onRequestAsyncHookHandler {
  const running = new Map<string, number>();
  let all = 0;
  return async ({ headers, actor }, reply) => {
    const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (length <= SMALL) return;
    const owner = actor?.code ?? '';
    const own = running.get(owner) ?? 0;
    if (own >= MOST_OF_ONE || all >= MOST) throw passing(429, 'Muitos envios ao mesmo tempo. Tente em instantes.');
    all += 1;
    running.set(owner, own + 1);
    reply.raw.once('close', () => {
      all -= 1;
      const left = (running.get(owner) ?? 1) - 1;
      if (left > 0) running.set(owner, left);
      else running.delete(owner);
    });
  };
}
