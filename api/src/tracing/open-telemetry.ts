import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  DiagConsoleLogger,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import {
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../base/environment';
import { verbOf, withoutValues } from './statement';
import { spanOf, traceparentOf } from './trace-context';
import type { Tracing } from './tracing';

const NAME = 'rodovia';
const SHUTDOWN_TIMEOUT = 2000;
const FAILURES = 500;

/** Returns the kind of a failure; its message may contain user input. */
const failureOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'error');
};

/** Logs complaints of the SDK to the console if `OTEL_LOG_LEVEL` is set. */
function hearComplaints({ OTEL_LOG_LEVEL: level = '' }: Environment) {
  const known = DiagLogLevel[level.toUpperCase() as keyof typeof DiagLogLevel];
  if (known !== undefined) diag.setLogger(new DiagConsoleLogger(), known);
}

function provide(): BasicTracerProvider {
  const own = resourceFromAttributes({ [ATTR_SERVICE_NAME]: NAME });
  const resource = defaultResource()
    .merge(own)
    .merge(detectResources({ detectors: [envDetector] }));
  return new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] });
}

const factsOf = ({ method, routeOptions: { url } }: FastifyRequest): Attributes => ({
  [ATTR_HTTP_REQUEST_METHOD]: method,
  ...(url && { [ATTR_HTTP_ROUTE]: url }),
});

const nameOf = ({ method, routeOptions: { url } }: FastifyRequest) => (url ? `${method} ${url}` : method);

/** Tracing with the OpenTelemetry SDK, without global state: the current span is stored per call. */
export function openTelemetry(env: Environment): Tracing {
  hearComplaints(env);
  const provider = provide();
  const tracer = provider.getTracer(NAME);
  const doing = new AsyncLocalStorage<Context>();

  async function within<T>(name: string, kind: SpanKind, attributes: Attributes, work: () => Promise<T>): Promise<T> {
    const around = doing.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind, attributes }, around);
    try {
      return await doing.run(trace.setSpan(around, span), work);
    } catch (error) {
      span.setAttribute(ATTR_ERROR_TYPE, failureOf(error)).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  function follow(app: FastifyInstance): void {
    const requests = new WeakMap<FastifyRequest, Context>();
    app.addHook('onRequest', (request, _reply, done) => {
      const caller = spanOf(request.headers.traceparent);
      const around = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
      const span = tracer.startSpan(nameOf(request), { kind: SpanKind.SERVER, attributes: factsOf(request) }, around);
      const context = trace.setSpan(around, span);
      requests.set(request, context);
      doing.run(context, done);
    });
    // bodies arrive through events of the connection, which have no request context
    app.addHook('preValidation', (request, _reply, done) => doing.run(requests.get(request) ?? ROOT_CONTEXT, done));
    app.addHook('onResponse', (request, reply, done) => {
      const span = trace.getSpan(requests.get(request) ?? ROOT_CONTEXT);
      span?.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, reply.statusCode);
      if (reply.statusCode >= FAILURES) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  }

  return {
    follow,
    run: (name, facts, work) => within(name, SpanKind.INTERNAL, facts, work),
    statement(text, work) {
      if (!doing.getStore()) return work();
      const facts = { [ATTR_DB_SYSTEM_NAME]: 'postgresql', [ATTR_DB_QUERY_TEXT]: withoutValues(text) };
      return within(verbOf(text), SpanKind.CLIENT, facts, work);
    },
    traceparent() {
      const span = trace.getSpanContext(doing.getStore() ?? ROOT_CONTEXT);
      return span && traceparentOf(span);
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
