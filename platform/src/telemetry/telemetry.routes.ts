import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveState } from '../store/discovery';
import { releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { Collector, type Report } from './collector';
import { PHASES } from './counts';
import { metricsText } from './metrics';
import { takeBackFailing } from './take-back';
import { VISIT_COOKIE, type Visits } from './visits';

const EVERY_MS = 5000;
const BODY_LIMIT = 512;
const PER_MINUTE = 30;
const MOST_ADDRESSES = 10_000;

const bodySchema = {
  type: 'object',
  required: ['module', 'release', 'phase'],
  additionalProperties: false,
  properties: {
    module: { type: 'string', pattern: '^mf-[a-z0-9-]{1,40}$' },
    release: { type: 'string', maxLength: 80 },
    phase: { enum: [...PHASES] },
    diagnostic: { type: 'string', pattern: '^[\\w@.+-]{1,140}$' },
  },
};

/** Reports of one address in the current minute. */
function createRateLimit() {
  let minute = 0;
  let counts = new Map<string, number>();
  return (ip: string) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute || counts.size > MOST_ADDRESSES) {
      minute = now;
      counts = new Map();
    }
    counts.set(ip, (counts.get(ip) ?? 0) + 1);
    return (counts.get(ip) ?? 0) <= PER_MINUTE;
  };
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const mayRead = ({ ip, headers }: FastifyRequest, token: string | undefined) =>
  token ? headers.authorization === `Bearer ${token}` : LOOPBACK.test(ip);

const isServed = ({ modules }: LiveState, { module, release }: Report) => {
  const live = modules.get(module);
  return [live?.current, live?.previous, live?.canary?.record].some((one) => one && releaseName(one) === release);
};

export interface TelemetryOptions {
  store: ReleaseStore;
  live: () => Promise<LiveState>;
  visits: Visits;
  secret: string;
  /** Opens the counts to callers that are not on this machine. */
  metricsToken?: string;
}

/**
 * Takes browsers' reports of failing modules (`POST /api/telemetry`), shows the counts to Prometheus
 * (`/mf/metrics`), and takes failing canaries back. Answers the collector, for the visits.
 */
export function registerTelemetry(app: FastifyInstance, options: TelemetryOptions): Collector {
  const { store, live, visits, secret, metricsToken } = options;
  const collector = new Collector(secret);
  const mayReport = createRateLimit();
  app.post(
    '/api/telemetry',
    { bodyLimit: BODY_LIMIT, schema: { body: bodySchema } },
    async (request: FastifyRequest<{ Body: Report }>, reply) => {
      if (!mayReport(request.ip)) return reply.code(429).send();
      const visit = visits.idOf(request.cookies[VISIT_COOKIE]);
      if (visit && isServed(await live(), request.body)) {
        request.log.warn(request.body, 'um módulo falhou em um navegador');
        collector.fail(request.body, visit, request.ip);
      }
      return reply.code(204).send();
    },
  );
  app.get('/mf/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.code(404).send();
    return reply.type('text/plain; version=0.0.4').send(await metricsText(store));
  });
  const work = async () => {
    await collector.flush(store);
    for (const release of await takeBackFailing(store)) app.log.warn(`canário retirado: ${release}`);
  };
  const timer = setInterval(() => work().catch((error: unknown) => app.log.error(error)), EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await collector.flush(store).catch(() => undefined);
  });
  return collector;
}
