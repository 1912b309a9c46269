/** Environment variables of the process. */
export type Environment = Record<string, string | undefined>;

/** An invalid setting; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Parses a non-negative whole number.
 * @throws {ConfigError}
 */
export function integer(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new ConfigError(`${name} deve ser um número inteiro, e não '${text}'.`);
  return value;
}

/** Removes trailing slashes. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

/**
 * Parses an address with one of the given protocols, without a trailing slash.
 * @throws {ConfigError}
 */
export function address(env: Environment, name: string, protocols: string[]): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new ConfigError(`${name} deve ser um endereço ${protocols.map((name) => `${name}//`).join(' ou ')}.`);
  }
  return withoutEnd(text);
}
