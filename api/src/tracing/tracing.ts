import type { FastifyInstance } from 'fastify';

/** Attributes of a span: never user input, addresses or tokens. */
export type Facts = Record<string, string | number>;

/** Traces requests for an OpenTelemetry collector. */
export interface Tracing {
  /** Traces every request of a server. Call it before other hooks are added. */
  follow(app: FastifyInstance): void;
  /** Runs work in a child span, or in a root span if there is none. */
  run<T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T>;
  /** Runs a statement in a child span; outside of a request it is not traced. */
  statement<T>(text: string, work: () => Promise<T>): Promise<T>;
  /** Returns the current `traceparent`; undefined if there is none. */
  traceparent(): string | undefined;
  /** Exports pending spans, for at most two seconds. */
  close(): Promise<void>;
}
