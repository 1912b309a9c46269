import type { FastifyInstance } from 'fastify';

/** What is said of a piece of work beside its name: never a value somebody typed, an address or a token. */
export type Facts = Record<string, string | number>;

/** Follows requests through the server, for a collector of OpenTelemetry. */
export interface Tracing {
  /** Follows every request of a server. To be called before its other hooks are added. */
  follow(app: FastifyInstance): void;
  /** Does work as a part of what is being done; by itself where that is nothing. */
  run<T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T>;
  /** Runs a statement as a part of a request; outside of one it is not followed. */
  statement<T>(text: string, work: () => Promise<T>): Promise<T>;
  /** What is being done, as W3C Trace Context writes it; undefined where that is nothing. */
  traceparent(): string | undefined;
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
}
