import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isGiven, type LiveState } from '../store/discovery';
import type { Collector } from './collector';
import type { Vitals } from './distribution';
import { createRateLimit } from './rate-limit';
import { VISIT_COOKIE, type Visits } from './visits';

const BODY_LIMIT = 1024;
/** Maximum number of pages per address and minute. */
const PAGES_PER_MINUTE = 60;
/** The shell, and the module of the first page. */
const MAX_RELEASES = 2;

const upTo = (maximum: number) => ({ type: 'number', minimum: 0, maximum });

const bodySchema = {
  type: 'object',
  required: ['releases'],
  additionalProperties: false,
  properties: {
    releases: {
      type: 'array',
      maxItems: MAX_RELEASES,
      items: {
        type: 'object',
        required: ['module', 'release', 'vitals'],
        additionalProperties: false,
        properties: {
          module: { type: 'string', pattern: '^(mf-[a-z0-9-]{1,40}|shell)$' },
          release: { type: 'string', maxLength: 80 },
          vitals: {
            type: 'object',
            additionalProperties: false,
            properties: { LCP: upTo(600_000), INP: upTo(600_000), CLS: upTo(100) },
          },
        },
      },
    },
  },
};

interface Body {
  releases: { module: string; release: string; vitals: Vitals }[];
}

interface VitalsOptions {
  live: () => Promise<LiveState>;
  visits: Visits;
  collector: Collector;
}

/**
 * Receives the measurements of pages (`POST /api/telemetry/vitals`); they count for releases that their visit was
 * given.
 */
export function registerVitals(app: FastifyInstance, { live, visits, collector }: VitalsOptions) {
  const mayReport = createRateLimit(PAGES_PER_MINUTE);
  app.post(
    '/api/telemetry/vitals',
    { bodyLimit: BODY_LIMIT, schema: { body: bodySchema } },
    async ({ body, ip, cookies }: FastifyRequest<{ Body: Body }>, reply) => {
      if (!mayReport(ip)) return reply.code(429).send();
      const visit = visits.idOf(cookies[VISIT_COOKIE]);
      const state = await live();
      for (const { module, release, vitals } of visit ? body.releases : [])
        if (visit && isGiven(state, module, release, visit)) collector.measure(module, release, vitals, ip);
      return reply.code(204).send();
    },
  );
}
