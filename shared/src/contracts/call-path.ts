import type { ListCall, ViewCall } from './discovery';
import { OWN_ROWS } from './page-sizes';

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

/** Puts values into the `{name}` and `{name|default}` places of a text; of `{name|other?this:that}`, this where `other` has a value. */
const fillPlaces = (text: string, values: Record<string, string>) =>
  text.replace(
    /\{(\w{1,40})(?:\|(?:(\w{1,40})\?([^{}:]{0,80}):)?([^{}]{0,80}))?\}/g,
    (_, name: string, other = '', given = '', otherwise = '') => values[name] || (values[other] ? given : otherwise),
  );

/** Order of a list whose address does not say which. */
export const USUAL_ORDER = 'Created desc';

/** The filters of every record that can be switched off. */
const RECORD_FILTERS = ['term', 'isActive', 'startDate', 'endDate'];

/** A list's call in full. Pages after the first are of the time when the first one was read. */
const listCall = ({ list, filters = RECORD_FILTERS, query }: ListCall) => ({
  path: `/${list}/pagged`,
  query: {
    page: '{page|1}',
    quantity: `{quantity|${OWN_ROWS}}`,
    orderBy: `{orderBy|${USUAL_ORDER}}`,
    ...Object.fromEntries([...filters, 'asOf'].map((name) => [name, `{${name}}`])),
    ...query,
  },
});

/**
 * Address of a first view's call. `values` are the route's parameters and the page's query. Server and browser
 * build it here, so that an answer sent with the page is found under the address the browser would ask.
 */
export function firstViewPath(declared: ViewCall, values: Record<string, string>): string {
  const call = 'list' in declared ? listCall(declared) : declared;
  const encoded = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, encodeURIComponent(value)]));
  const query = Object.entries(call.query ?? {}).map(([key, text]) => [key, fillPlaces(text, values)]);
  return callPath(fillPlaces(call.path, encoded), Object.fromEntries(query));
}
