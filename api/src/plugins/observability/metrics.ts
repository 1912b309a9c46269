import { timingSafeEqual } from 'node:crypto';
import { MAIL_STATUSES } from '@rodovia/shared/contracts/back-office';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import type { Database } from '../../db/database';

type Observer = Histogram.Internal<'method' | 'route' | 'status'>;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

function outboxGauge(registry: Registry, db: Database): void {
  new Gauge({
    name: 'rodovia_mail_messages',
    help: 'Mails by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const { rows } = await db.execute<{ status: string; total: number }>(
        sql`select status, count(*)::int as total from mail_message group by status`,
      );
      for (const status of MAIL_STATUSES) {
        this.set({ status }, rows.find((row) => row.status === status)?.total ?? 0);
      }
    },
  });
}

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Allows callers on this machine, and those with the configured token. */
function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  return token ? isToken(headers.authorization, token) : LOOPBACK.test(ip);
}

/** Serves `/metrics` for Prometheus: durations by method, route and status, the process, and the outbox. */
export function metrics(app: Api, { config, database }: ApiContext): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  outboxGauge(registry, database.db);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const observers = new Map<string, Observer>();
  const observerOf = ({ method, routeOptions }: FastifyRequest, status: number): Observer => {
    const route = routeOptions.url ?? 'unknown';
    const key = `${status} ${method} ${route}`;
    const known = observers.get(key) ?? duration.labels({ method, route, status });
    observers.set(key, known);
    return known;
  };
  app.addHook('onResponse', (request, reply, done) => {
    observerOf(request, reply.statusCode).observe(reply.elapsedTime / 1000);
    done();
  });
  app.addHook('onClose', async () => registry.clear());
  app.get(
    '/metrics',
    { schema: { hide: true }, config: { roles: 'public', unlimited: true } },
    async (request, reply) => {
      // unauthorized callers get a 404
      if (!mayRead(request, config.metricsToken)) throw notFound();
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}
