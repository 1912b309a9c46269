import type { onRequestAsyncHookHandler } from 'fastify';
import { passing } from '../base/http-error';

/** Maximum size in bytes of a body that is read without waiting. */
const SMALL = 256 * 1024;
const MAX_OF_ONE = 2;
const MAX_WAITING = 20;

/**
 * Limits the number of large bodies that are read at a time, per person and in total. It runs before the body is read,
 * and after authentication.
 */
export function createUploadGate(): onRequestAsyncHookHandler {
  const running = new Map<string, number>();
  let all = 0;
  return async ({ headers, actor }, reply) => {
    const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (length <= SMALL) return;
    const owner = actor?.code ?? '';
    const own = running.get(owner) ?? 0;
    if (own >= MAX_OF_ONE || all >= MAX_WAITING)
      throw passing(429, 'Muitos envios ao mesmo tempo. Tente em instantes.');
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
