import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../../context/context';
import { querySchema } from '../../../crud/list-query';
import { withoutParameters } from '../../../db/errors';
import type { Actor } from '../../../identity/actor';
import { content } from '../../../plugins/answers';
import { actorOf, identify, ONE_QUOTATION } from '../../../plugins/authentication';
import { visibleQuotations } from '../../../records/quotation-sides';
import { BATCH, eventText, type FeedRow, latestSequence, positionText, readFeed } from './event-feed';
import { EventHub } from './event-hub';
import { EventStream } from './event-stream';

const TYPE = 'text/event-stream; charset=utf-8';

/** A closing server waits for connections: this one closes with its answer. */
const HEADERS = { 'content-type': TYPE, 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' };

const schema = {
  description:
    'Passos dos orçamentos visíveis a quem chama, como server-sent events; Last-Event-ID continua de onde se parou. ' +
    'Com follow=false, só o que já houve, em uma resposta que termina.',
  response: content('text/event-stream', 'Passos, um por evento.'),
  headers: Type.Object({ 'last-event-id': Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })) }),
  querystring: querySchema({ follow: Type.Optional(Type.Boolean()) }),
};

/** Streams the events between two positions that the person may see, in batches. */
async function* missed(db: ApiContext['database']['db'], actor: Actor, from: number): AsyncGenerator<FeedRow[]> {
  for (let after = from; ; ) {
    const rows = await readFeed(db, after, visibleQuotations(actor));
    yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.sequence ?? after;
  }
}

interface Place {
  /** Latest position. */
  now: number;
  from: number;
}

/** Returns the position to resume from; by default, and for future positions, the latest. */
async function placeOf(db: ApiContext['database']['db'], request: FastifyRequest): Promise<Place> {
  const now = await latestSequence(db);
  const named = request.headers['last-event-id'];
  return { now, from: named === undefined ? now : Math.min(Number(named), now) };
}

/** Route of the event stream, `GET /shopping-cart/events`. */
export function quotationEventRoutes(app: Api, context: ApiContext): void {
  const { db } = context.database;
  const report = (error: unknown) =>
    app.log.error({ failure: withoutParameters(error as Error) }, 'os passos dos orçamentos não foram lidos');
  const hub = new EventHub(context.database, report);
  const currentActor = identify(context);
  app.addHook('preClose', async () => hub.endAll());
  app.addHook('onClose', () => hub.close());

  /** Sends missed events, then new ones; those that arrive meanwhile wait in the stream. */
  async function run(stream: EventStream, { from, now }: Place): Promise<void> {
    for await (const rows of missed(db, stream.actor, from)) {
      for (const row of rows) stream.send(row);
      await stream.drained();
    }
    stream.goLive(now);
  }

  async function follow(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const actor = actorOf(request);
    const { raw } = reply;
    await hub.start();
    const place = await placeOf(db, request);
    hub.admit(actor);
    const isValid = async () => (await currentActor(request))?.role === actor.role;
    const stream = new EventStream(actor, raw, place.from, isValid);
    hub.add(stream);
    raw.once('close', () => hub.remove(stream));
    if (raw.destroyed) hub.remove(stream);
    reply.hijack();
    raw.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>);
    run(stream, place).catch((error: unknown) => {
      report(error);
      stream.end();
    });
  }

  async function soFar(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const actor = actorOf(request);
    const { now, from } = await placeOf(db, request);
    const rows = await readFeed(db, from, visibleQuotations(actor));
    const last = rows.at(-1)?.sequence ?? now;
    const position = rows.length < BATCH ? Math.max(last, now) : last;
    const text = rows.map((row) => eventText(row, actor)).join('');
    return reply
      .type(TYPE)
      .header('cache-control', 'no-store')
      .send(text + positionText(position));
  }

  app.get(
    '/shopping-cart/events',
    { schema, config: { ...ONE_QUOTATION.config, unlimited: true } },
    (request, reply) =>
      request.query.follow === false || request.method === 'HEAD' ? soFar(request, reply) : follow(request, reply),
  );
}
