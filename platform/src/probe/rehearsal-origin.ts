import type { AddressInfo } from 'node:net';
import type { Role } from '@rodovia/shared/contracts/people';
import Fastify from 'fastify';
import { registerOrigin } from '../origin/origin';
import { artificialConfig, CHANNEL, roleOfToken, SELF } from '../recordings/artificial-session';
import type { Recording } from '../recordings/format';
import { answerIn, emptied } from '../recordings/recording';
import type { ReleaseStore } from '../store/release-store';

/** Answer of the probe's unavailable API. */
export const NO_API = 'A prova não tem API.';
const ANSWER_MS = 3000;

/** How a rehearsal answers calls: as recorded, the same without entries, or not at all. */
export type Answering = 'recorded' | 'empty' | 'failing';

interface Answer {
  status: number;
  type: string;
  body: Buffer | string;
}

/** Answers a read; null if it fails. */
type Answers = (role: Role, url: string) => Promise<Answer | null>;

/** Answers from a recording. */
const recordedAnswers =
  (recording: Recording, how: Answering): Answers =>
  async (role, url) => {
    const found = how === 'failing' ? undefined : answerIn(recording, role, url);
    if (!found) return null;
    const body = JSON.stringify(how === 'empty' ? emptied(found.body) : found.body);
    return { status: found.status, type: 'application/json; charset=utf-8', body };
  };

/** Answers of a running system to visitors; null if there is none, or it does not answer in time. */
const liveAnswers =
  (api: string | undefined): Answers =>
  async (role, url) => {
    if (!api || role !== 'visitor' || url.includes('/events')) return null;
    const options = { headers: { 'channel-code': CHANNEL }, signal: AbortSignal.timeout(ANSWER_MS) };
    const answer = await fetch(new URL(`/api${url}`, api), options).catch(() => null);
    if (!answer) return null;
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
  };

/** What a rehearsal answers with. */
export interface RehearsalOptions {
  /** Without a recording, public reads go to the running system at `api`, if known. */
  recording: Recording | null;
  api?: string | undefined;
  how: Answering;
}

/**
 * Serves a store on a local port. Reads get recorded answers or those of a running system; all other calls fail as if
 * the API were unavailable, so that nothing is written and nobody is logged in.
 */
export async function serveRehearsal(store: ReleaseStore, { recording, api, how }: RehearsalOptions) {
  const app = Fastify({ forceCloseConnections: true });
  const answers = recording ? recordedAnswers(recording, how) : liveAnswers(api);
  const read = async (url: string) => {
    const answer = await answers('visitor', url);
    return answer && answer.status < 300 ? (JSON.parse(answer.body.toString()) as unknown) : undefined;
  };
  await registerOrigin(app, {
    store,
    config: artificialConfig,
    secret: SELF,
    read,
    useTicket: async () => false,
    vitalsShare: 0,
  });
  app.all('/api/*', async ({ method, url, headers }, reply) => {
    const role = roleOfToken(headers.authorization);
    const answer = method === 'GET' ? await answers(role, url.slice('/api'.length)) : null;
    if (!answer) return reply.code(503).send({ message: NO_API });
    return reply.code(answer.status).type(answer.type).send(answer.body);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => app.close() };
}
