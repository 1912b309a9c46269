import type { AddressInfo } from 'node:net';
import type { RuntimeConfig } from '@rodovia/shared/contracts/platform';
import Fastify from 'fastify';
import { registerOrigin } from '../origin/origin';
import type { ReleaseStore } from '../store/release-store';

/** Person types of the probe's artificial sessions. */
export const PERSON_TYPES = { client: 'client', admin: 'admin', seller: 'seller' };
const CHANNEL = process.env.CHANNEL_CODE ?? 'web';
const config: RuntimeConfig = { apiBase: '/api', channelCode: CHANNEL, personTypes: PERSON_TYPES };
/** Answer of the probe's unavailable API. */
export const NO_API = 'A prova não tem API.';
const ANSWER_MS = 3000;

/** Calls the API of a running system as a visitor; null if there is none, or it does not answer in time. */
async function answerOf(api: string | undefined, url: string): Promise<Response | null> {
  if (!api) return null;
  const options = { headers: { 'channel-code': CHANNEL }, signal: AbortSignal.timeout(ANSWER_MS) };
  return fetch(new URL(url, api), options).catch(() => null);
}

/**
 * Serves a store on a local port. Public reads go to the running system at `api`, if known; all other calls fail as if
 * the API were unavailable, so that nothing is written and nobody is logged in.
 */
export async function serveRehearsal(store: ReleaseStore, api: string | undefined) {
  const app = Fastify({ forceCloseConnections: true });
  const read = async (url: string) => {
    const answer = await answerOf(api, `/api${url}`);
    return answer?.ok ? ((await answer.json()) as unknown) : undefined;
  };
  await registerOrigin(app, { store, config, secret: 'prova', read, useTicket: async () => false, vitalsShare: 0 });
  app.all('/api/*', async ({ method, url, headers }, reply) => {
    const isPublic = method === 'GET' && !headers.authorization && !url.includes('/events');
    const answer = isPublic ? await answerOf(api, url) : null;
    if (!answer) return reply.code(503).send({ message: NO_API });
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    return reply
      .code(answer.status)
      .type(type)
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => app.close() };
}
