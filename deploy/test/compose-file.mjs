import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Returns the parsed file: anchors and merges are resolved, variables are not. */
export const readCompose = (file) => parse(readFileSync(file, 'utf8'), { merge: true });

const VARIABLE = /\$\{(\w+)(?:(:-|:\?)([^}]*))?\}/g;

/**
 * Fills in the variables of a text as Docker Compose does.
 * @throws with the file's own sentence if a required variable is empty
 */
export function interpolate(text, env) {
  return text.replace(VARIABLE, (_, name, kind, rest) => {
    if (env[name]) return env[name];
    if (kind === ':?') throw new Error(rest);
    return kind === ':-' ? rest : '';
  });
}

/** Fills in the variables of every text in a value. */
export function interpolated(value, env) {
  if (typeof value === 'string') return interpolate(value, env);
  if (Array.isArray(value)) return value.map((one) => interpolated(one, env));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, interpolated(one, env)]));
}

/** Returns the names of the services, each after those it depends on. */
export function startOrder(services) {
  const order = [];
  const visit = (name, way = []) => {
    if (way.includes(name)) throw new Error(`${[...way, name].join(' → ')}: espera em círculo.`);
    for (const before of Object.keys(services[name].depends_on ?? {})) visit(before, [...way, name]);
    if (!order.includes(name)) order.push(name);
  };
  for (const name of Object.keys(services)) visit(name);
  return order;
}
