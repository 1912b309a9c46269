import type { ListCall, ViewCall } from '../platform/module-declaration';
import { OWN_ROWS } from './page-sizes';

/** Value of a query key; `undefined`, `null` and empty lists are omitted. */
export type QueryValue = string | number | boolean | undefined | null | readonly string[];

/**
 * Returns the address of a call relative to the API base. Empty values are omitted and lists are joined with `;`. Keys
 * keep their order, so equal calls have equal addresses.
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

/**
 * Replaces the placeholders `{name}`, `{name|default}` and `{name|other?this:that}` (`this` if `other` has a value).
 */
const fillPlaces = (text: string, values: Record<string, string>) =>
  text.replace(
    /\{(\w{1,40})(?:\|(?:(\w{1,40})\?([^{}:]{0,80}):)?([^{}]{0,80}))?\}/g,
    (_, name: string, other = '', given = '', otherwise = '') => values[name] || (values[other] ? given : otherwise),
  );

/** Default order of lists. */
export const USUAL_ORDER = 'Created desc';

/** Filters of all records that can be deactivated. */
const RECORD_FILTERS = ['term', 'isActive', 'startDate', 'endDate'];

/** Returns the full call of a list. Pages after the first use the snapshot time of the first one. */
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
 * Returns the address of a first view's call. `values` are the route's parameters and the page's query. Server and
 * browser both use this function, so that an answer that is sent with the page is found under the address that the
 * browser requests.
 */
export function firstViewPath(declared: ViewCall, values: Record<string, string>): string {
  const call = 'list' in declared ? listCall(declared) : declared;
  const encoded = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, encodeURIComponent(value)]));
  const query = Object.entries(call.query ?? {}).map(([key, text]) => [key, fillPlaces(text, values)]);
  return callPath(fillPlaces(call.path, encoded), Object.fromEntries(query));
}
