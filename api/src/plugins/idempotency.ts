import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { conflict, invalid, passing } from '../base/http-error';
import { keyedDigest, keyFor } from '../base/keys';
import type { Api, ApiContext } from '../context/context';
import { storedAnswer } from '../db/schema';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the answer contains a secret that is shown once: it is not stored, and repeated calls are executed again.
     */
    answerIsSecret?: boolean;
  }
  interface FastifyRequest {
    /** Caller and key under which the answer is stored. */
    storesAnswerAs: { personCode: string; key: string } | null;
  }
}

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,100}$/;

/** Time in ms that a repeated call waits for the answer of the first one. */
const PATIENCE = 5000;
const LOOK = 100;
/** Time after which a call without an answer counts as abandoned, because its server has gone. */
const GIVEN_UP = sql`interval '1 minute'`;
/** Maximum length of a stored answer, in characters. */
const MAX_ANSWER = 100_000;

/** Returns whether a route handles the key itself; such routes declare its header. */
const takesKeyItself = ({ routeOptions: { schema } }: FastifyRequest) => {
  const headers = schema?.headers as { properties?: object } | undefined;
  return headers?.properties !== undefined && HEADER in headers.properties;
};

/**
 * Returns the idempotency key of a write; undefined if it has none.
 * @throws {HttpError} 400
 */
function keyOf(request: FastifyRequest): string | undefined {
  const { method, actor, headers, routeOptions } = request;
  const key = headers[HEADER];
  if (method === 'GET' || !actor || key === undefined) return undefined;
  if (routeOptions.config.answerIsSecret || takesKeyItself(request)) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw invalid('A chave do pedido (Idempotency-Key) é inválida.');
  return key;
}

/** Returns whether an answer can be repeated; server errors and requests to retry cannot. */
const isFinal = (status: number) => status < 500 && status !== 401 && status !== 429;

/**
 * Idempotency keys: a write with `Idempotency-Key` is executed once. Repeated by the same person within an hour, it
 * gets the stored answer. The key with other content is refused.
 */
export function idempotency(app: Api, { config, database: { db } }: ApiContext): void {
  const secret = keyFor(config, 'kept answers');
  const digestOf = ({ method, url, headers, body }: FastifyRequest) =>
    keyedDigest(secret, JSON.stringify([method, url, headers['if-match'], body]));
  const isOf = (personCode: string, key: string) =>
    and(eq(storedAnswer.personCode, personCode), eq(storedAnswer.key, key));

  /** Returns whether this request must execute the call. */
  async function begin(personCode: string, key: string, digest: string): Promise<boolean> {
    const rows = await db
      .insert(storedAnswer)
      .values({ personCode, key, digest })
      .onConflictDoUpdate({
        target: [storedAnswer.personCode, storedAnswer.key],
        set: { created: sql`now()` },
        setWhere: sql`${storedAnswer.status} is null and ${storedAnswer.digest} = ${digest}
          and ${storedAnswer.created} < now() - ${GIVEN_UP}`,
      })
      .returning({ key: storedAnswer.key });
    return rows.length > 0;
  }

  /** Returns the stored answer; undefined while it is being executed. */
  async function answerOf(personCode: string, key: string, digest: string) {
    const [row] = await db.select().from(storedAnswer).where(isOf(personCode, key));
    if (row && row.digest !== digest) throw conflict('Esta chave já foi usada em outro pedido.');
    return row && row.status !== null ? { ...row, status: row.status } : undefined;
  }

  async function answerStored(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const key = keyOf(request);
    if (key === undefined) return undefined;
    const personCode = request.actor?.code ?? '';
    const digest = digestOf(request);
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(LOOK)) {
      if (await begin(personCode, key, digest)) {
        request.storesAnswerAs = { personCode, key };
        return undefined;
      }
      const stored = await answerOf(personCode, key, digest);
      if (stored) {
        if (stored.type) void reply.type(stored.type);
        return reply.code(stored.status).send(stored.answer ?? undefined);
      }
    }
    throw passing(503, 'Este pedido ainda está sendo processado. Tente novamente em instantes.');
  }

  async function storeAnswer({ storesAnswerAs }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    if (!storesAnswerAs) return;
    const row = isOf(storesAnswerAs.personCode, storesAnswerAs.key);
    const isText = payload === undefined || payload === null || typeof payload === 'string';
    const answer = isText ? (payload ?? null) : undefined;
    if (answer === undefined || !isFinal(reply.statusCode) || (answer?.length ?? 0) > MAX_ANSWER) {
      await db.delete(storedAnswer).where(row);
      return;
    }
    const type = reply.getHeader('content-type');
    await db
      .update(storedAnswer)
      .set({ status: reply.statusCode, type: typeof type === 'string' ? type : null, answer })
      .where(row);
  }

  app.decorateRequest('storesAnswerAs', null);
  app.addHook('preHandler', answerStored);
  app.addHook('onSend', async (request, reply, payload) => {
    // failing to store the answer does not fail the call
    await storeAnswer(request, reply, payload).catch((failure: Error) =>
      request.log.warn({ failure: failure.message }, 'uma resposta não foi guardada'),
    );
    return payload;
  });
}
