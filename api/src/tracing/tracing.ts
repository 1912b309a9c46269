import type { FastifyInstance } from 'fastify';
import { ConfigError, type Environment } from '../base/environment';

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

function oneOf(env: Environment, name: string, known: readonly string[]): string | undefined {
  const value = env[name];
  if (!value || known.includes(value)) return value || undefined;
  throw new ConfigError(`${name} deve ser ${known.map((one) => `'${one}'`).join(' ou ')}, e não '${value}'.`);
}

/** Whether the standard variables ask for traces. @throws {ConfigError} where they ask for what is not there. */
export function isTraced(env: Environment): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false;
  const exporter = oneOf(env, 'OTEL_TRACES_EXPORTER', ['otlp', 'none']);
  const isOn = exporter === undefined ? isAddressed(env) : exporter === 'otlp';
  if (isOn) oneOf(env, 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', ['http/json']);
  if (isOn) oneOf(env, 'OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json']);
  return isOn;
}

const isAddressed = (env: Environment) =>
  Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT);

/**
 * Begins to follow requests where the environment asks for it. The packages of OpenTelemetry are loaded then and not
 * before; they read the other standard variables themselves.
 * @throws {ConfigError}
 */
export async function startTracing(env: Environment = process.env): Promise<Tracing | undefined> {
  if (!isTraced(env)) return undefined;
  const { openTelemetry } = await import('./open-telemetry');
  return openTelemetry(env);
}
