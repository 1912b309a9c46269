import type { ViewCall } from './discovery';

export type QueryValue = string | number | boolean | undefined | null | readonly string[];

/**
 * Address of a call relative to the API base. Empty values are left out, lists are joined with `;`, keys keep
 * their order, so that equal calls have equal addresses.
 */
export function callPath(path: string, query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(';') : value;
    if (text !== undefined && text !== null && text !== '') params.set(key, String(text));
  }
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

/** Puts values into the `{name}` and `{name|default}` places of a text. */
const fillPlaces = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w{1,40})(?:\|([^{}]{0,80}))?\}/g, (_, name: string, otherwise = '') => values[name] || otherwise);

/**
 * Address of a first view's call. `values` are the route's parameters and the page's query. Server and browser
 * build it here, so that an answer sent with the page is found under the address the browser would ask.
 */
export function firstViewPath(call: ViewCall, values: Record<string, string>): string {
  const encoded = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, encodeURIComponent(value)]));
  const query = Object.entries(call.query ?? {}).map(([key, text]) => [key, fillPlaces(text, values)]);
  return callPath(fillPlaces(call.path, encoded), Object.fromEntries(query));
}
