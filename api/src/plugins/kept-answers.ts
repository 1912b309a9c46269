import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { conflict, invalid, passing } from '../base/http-error';
import { keyedDigest, keyFor } from '../base/keys';
import type { Api, ApiContext } from '../context/context';
import { keptAnswer } from '../db/schema';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer holds a secret that is shown once: it is kept nowhere, and a call that is sent again is done again. */
    answerIsSecret?: boolean;
  }
  interface FastifyRequest {
    /** Where the answer will be kept: the caller and the key. */
    keepsAnswerAs: { personCode: string; key: string } | null;
  }
}

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,100}$/;

/** Whoever sends a call again while it is being done waits so many milliseconds for its answer. */
const PATIENCE = 5000;
const LOOK = 100;
/** What has had no answer for so long never will: the server that did it has gone. */
const GIVEN_UP = sql`interval '1 minute'`;
/** Characters of an answer that is kept. */
const LONGEST = 100_000;

/** Routes that know what to do with a key declare its header. */
const takesKeyItself = ({ routeOptions: { schema } }: FastifyRequest) => {
  const headers = schema?.headers as { properties?: object } | undefined;
  return headers?.properties !== undefined && HEADER in headers.properties;
};

/** The key of a write that is to be done once; undefined where it has none. @throws {HttpError} 400 */
function keyOf(request: FastifyRequest): string | undefined {
  const { method, actor, headers, routeOptions } = request;
  const key = headers[HEADER];
  if (method === 'GET' || !actor || key === undefined) return undefined;
  if (routeOptions.config.answerIsSecret || takesKeyItself(request)) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw invalid('A chave do pedido (Idempotency-Key) é inválida.');
  return key;
}

/** What a caller may be told again: neither that the server failed nor that it was to come back later. */
const isFinal = (status: number) => status < 500 && status !== 401 && status !== 429;

/**
 * A write that names an `Idempotency-Key` is done once: sent again by the same person within an hour, it gets the answer
 * it had. The key with another content is refused.
 */
export function keptAnswers(app: Api, { config, database: { db } }: ApiContext): void {
  const secret = keyFor(config, 'kept answers');
  const digestOf = ({ method, url, headers, body }: FastifyRequest) =>
    keyedDigest(secret, JSON.stringify([method, url, headers['if-match'], body]));
  const isOf = (personCode: string, key: string) => and(eq(keptAnswer.personCode, personCode), eq(keptAnswer.key, key));

  /** Whether the call is this request's to do. */
  async function begin(personCode: string, key: string, digest: string): Promise<boolean> {
    const rows = await db
      .insert(keptAnswer)
      .values({ personCode, key, digest })
      .onConflictDoUpdate({
        target: [keptAnswer.personCode, keptAnswer.key],
        set: { created: sql`now()` },
        setWhere: sql`${keptAnswer.status} is null and ${keptAnswer.digest} = ${digest}
          and ${keptAnswer.created} < now() - ${GIVEN_UP}`,
      })
      .returning({ key: keptAnswer.key });
    return rows.length > 0;
  }

  /** What the call was answered; undefined while it is being done. */
  async function answerOf(personCode: string, key: string, digest: string) {
    const [row] = await db.select().from(keptAnswer).where(isOf(personCode, key));
    if (row && row.digest !== digest) throw conflict('Esta chave já foi usada em outro pedido.');
    return row && row.status !== null ? { ...row, status: row.status } : undefined;
  }

  async function tell(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const key = keyOf(request);
    if (key === undefined) return undefined;
    const personCode = request.actor?.code ?? '';
    const digest = digestOf(request);
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(LOOK)) {
      if (await begin(personCode, key, digest)) {
        request.keepsAnswerAs = { personCode, key };
        return undefined;
      }
      const kept = await answerOf(personCode, key, digest);
      if (kept) {
        if (kept.type) void reply.type(kept.type);
        return reply.code(kept.status).send(kept.answer ?? undefined);
      }
    }
    throw passing(503, 'Este pedido ainda está sendo processado. Tente novamente em instantes.');
  }

  async function keep({ keepsAnswerAs }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    if (!keepsAnswerAs) return;
    const row = isOf(keepsAnswerAs.personCode, keepsAnswerAs.key);
    const isText = payload === undefined || payload === null || typeof payload === 'string';
    const answer = isText ? (payload ?? null) : undefined;
    if (answer === undefined || !isFinal(reply.statusCode) || (answer?.length ?? 0) > LONGEST) {
      await db.delete(keptAnswer).where(row);
      return;
    }
    const type = reply.getHeader('content-type');
    await db
      .update(keptAnswer)
      .set({ status: reply.statusCode, type: typeof type === 'string' ? type : null, answer })
      .where(row);
  }

  app.decorateRequest('keepsAnswerAs', null);
  app.addHook('preHandler', tell);
  app.addHook('onSend', async (request, reply, payload) => {
    // an answer that is not kept is an answer all the same
    await keep(request, reply, payload).catch((failure: Error) =>
      request.log.warn({ failure: failure.message }, 'uma resposta não foi guardada'),
    );
    return payload;
  });
}
