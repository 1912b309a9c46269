import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isGiven, type LiveState } from '../store/discovery';
import type { ReleaseStore } from '../store/release-store';
import { rollBackFailing } from './automatic-rollback';
import { Collector } from './collector';
import { PHASES, type Phase } from './counts';
import { metricsText } from './metrics';
import { createRateLimit } from './rate-limit';
import { failureText } from './trace';
import { VISIT_COOKIE, type Visits } from './visits';
import { registerVitals } from './vitals.routes';

const EVERY_MS = 5000;
const BODY_LIMIT = 4096;
/** Maximum number of reports per address and minute: of failures, and of opened modules. */
const FAILURES_PER_MINUTE = 30;
const OPENED_PER_MINUTE = 300;

/** Report of a page that it was given a release after loading. */
const OPENED = 'open';

const bodySchema = {
  type: 'object',
  required: ['module', 'release', 'phase'],
  additionalProperties: false,
  properties: {
    module: { type: 'string', pattern: '^(mf-[a-z0-9-]{1,40}|shell)$' },
    release: { type: 'string', maxLength: 80 },
    phase: { enum: [...PHASES, OPENED] },
    diagnostic: { type: 'string', pattern: '^[\\w@.+-]{1,140}$' },
    message: { type: 'string', maxLength: 500 },
    stack: { type: 'string', maxLength: 2000 },
  },
};

interface Body {
  module: string;
  release: string;
  phase: Phase | typeof OPENED;
  diagnostic?: string;
  message?: string;
  stack?: string;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const mayRead = ({ ip, headers }: FastifyRequest, token: string | undefined) =>
  token ? headers.authorization === `Bearer ${token}` : LOOPBACK.test(ip);

/** What reports are checked against, and who may read the counts. */
export interface TelemetryOptions {
  store: ReleaseStore;
  live: () => Promise<LiveState>;
  visits: Visits;
  secret: string;
  /** Grants access to the counts from other machines. */
  metricsToken?: string;
}

/**
 * Receives browsers' reports of opened and failed modules (`POST /api/telemetry`), serves the counts for Prometheus
 * (`/mf/metrics`), and takes failing canaries back.
 * @returns the collector.
 */
export function registerTelemetry(app: FastifyInstance, options: TelemetryOptions): Collector {
  const { store, live, visits, secret, metricsToken } = options;
  const collector = new Collector(secret);
  const mayReport = createRateLimit(FAILURES_PER_MINUTE);
  const mayOpen = createRateLimit(OPENED_PER_MINUTE);
  app.post(
    '/api/telemetry',
    { bodyLimit: BODY_LIMIT, schema: { body: bodySchema } },
    async (request: FastifyRequest<{ Body: Body }>, reply) => {
      const { module, release, phase, diagnostic, message, stack } = request.body;
      if (!(phase === OPENED ? mayOpen : mayReport)(request.ip)) return reply.code(429).send();
      const visit = visits.idOf(request.cookies[VISIT_COOKIE]);
      if (!visit || !isGiven(await live(), module, release, visit)) return reply.code(204).send();
      if (phase === OPENED) collector.visit(module, release, visit, request.ip);
      else {
        const text = message || stack ? failureText(message, stack) : undefined;
        request.log.warn({ module, release, phase, diagnostic, ...text }, 'um módulo falhou em um navegador');
        collector.fail({ module, release, phase, text }, visit, request.ip);
      }
      return reply.code(204).send();
    },
  );
  registerVitals(app, { live, visits, collector });
  app.get('/mf/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.code(404).send();
    return reply.type('text/plain; version=0.0.4').send(await metricsText(store));
  });
  const work = async () => {
    await collector.flush(store);
    for (const release of await rollBackFailing(store)) app.log.warn(`canário retirado: ${release}`);
  };
  const timer = setInterval(() => work().catch((error: unknown) => app.log.error(error)), EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await collector.flush(store).catch(() => undefined);
  });
  return collector;
}
