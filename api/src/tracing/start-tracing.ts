import { ConfigError, type Environment } from '../base/environment';
import type { Tracing } from './tracing';

function oneOf(env: Environment, name: string, known: readonly string[]): string | undefined {
  const value = env[name];
  if (!value || known.includes(value)) return value || undefined;
  throw new ConfigError(`${name} deve ser ${known.map((one) => `'${one}'`).join(' ou ')}, e não '${value}'.`);
}

/**
 * Returns whether the environment enables tracing.
 * @throws {ConfigError} for unsupported settings.
 */
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
 * Starts tracing if the environment enables it. The OpenTelemetry packages are only loaded then; they read the other
 * standard variables themselves.
 * @throws {ConfigError}
 */
export async function startTracing(env: Environment = process.env): Promise<Tracing | undefined> {
  if (!isTraced(env)) return undefined;
  const { openTelemetry } = await import('./open-telemetry');
  return openTelemetry(env);
}
