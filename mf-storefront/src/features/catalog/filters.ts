import { bareName, type Facet, type ProductFacets } from '@rodovia/shared/contracts/catalog';
import { askedPage } from '@rodovia/shared/contracts/records';
import { tyreSizeKey } from '@rodovia/shared/runtime';
import { pageOf } from '../../pagination/page-number';

/** Filters of the list. Each is a query parameter with `;` separated values; those of `line` are `label:value`. */
export const FILTERS = ['type', 'brand', 'rim', 'size', 'model', 'line', 'term'] as const;
export type FilterKey = (typeof FILTERS)[number];

export const FILTER_LABELS: Record<FilterKey, string> = {
  type: 'Veículo',
  brand: 'Marca',
  rim: 'Aro',
  size: 'Medida',
  model: 'Modelo',
  line: 'Detalhe',
  term: 'Busca',
};

/** Facets that contain all values of a filter. For label lines only some are known. */
const ALL_VALUES: Partial<Record<FilterKey, 'GroupTypes' | 'Brands' | 'Rims' | 'Sizes'>> = {
  type: 'GroupTypes',
  brand: 'Brands',
  rim: 'Rims',
  size: 'Sizes',
};

/** Returns all values of a filter that have products; undefined if not all are known. */
export function allValues(facets: ProductFacets | undefined, key: FilterKey): readonly Facet[] | undefined {
  const name = ALL_VALUES[key];
  return name && facets?.[name];
}

/** Returns the values of a filter in the address. A search term is a single value, whatever it contains. */
export function valuesOf(search: URLSearchParams, key: FilterKey): string[] {
  const text = search.get(key)?.trim() ?? '';
  if (key === 'term') return text ? [text] : [];
  return text
    .split(';')
    .map((value) => value.trim())
    .filter(Boolean);
}

/** Returns the values of all filters in the address. */
export const chosenIn = (search: URLSearchParams) =>
  FILTERS.flatMap((key) => valuesOf(search, key).map((value) => ({ key, value })));

/** Formats a value for places where nothing next to it names its filter. */
export function filterWords(key: FilterKey, value: string): string {
  if (key === 'rim') return `aro ${value}`;
  return key === 'line' ? value.replace(':', ': ') : value;
}

/**
 * Returns the address with `value` of a filter added, or removed if it is active, on the first page. Other values that
 * are not among the filter's `facets` are removed, because they would leave an empty list.
 */
export function toggled(
  search: URLSearchParams,
  key: FilterKey,
  value: string,
  facets?: readonly Facet[],
): URLSearchParams {
  const values = valuesOf(search, key);
  const isAdded = !values.includes(value);
  const leads = (other: string) => !facets || facets.some(({ Value }) => isSameValue(key, Value, other));
  const next = [...values.filter((other) => other !== value && leads(other)), ...(isAdded ? [value] : [])];
  const changed = new URLSearchParams(search);
  changed.delete('page');
  if (next.length > 0) changed.set(key, next.join(';'));
  else changed.delete(key);
  return changed;
}

/** Returns the address with these sizes, or this rim, instead of the current ones. */
export function withSizes(search: URLSearchParams, found: Record<'size' | 'rim', string>): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const key of ['page', 'size', 'rim']) changed.delete(key);
  for (const [key, value] of Object.entries(found)) if (value) changed.set(key, value);
  return changed;
}

/** Sorts values: ignoring case and accents, and numbers by value. */
const alphabet = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** Returns whether two values of a filter are equal, in any spelling, as the API compares them. */
export const isSameValue = (key: FilterKey, a: string, b: string) =>
  bareName(a) === bareName(b) || (key === 'size' && tyreSizeKey(a) === tyreSizeKey(b));

/** Returns a value of a filter in the spelling of the catalogue; undefined if no product is known to have it. */
export const knownValue = (facets: ProductFacets | undefined, key: FilterKey, value: string): string | undefined =>
  allValues(facets, key)?.find(({ Value }) => isSameValue(key, Value, value))?.Value;

/** Returns the sorted values of a filter, including active ones without products, so that they can be removed. */
export function withChosen(key: FilterKey, facets: readonly Facet[], chosen: readonly string[]): Facet[] {
  const lost = chosen.filter((value) => !facets.some(({ Value }) => isSameValue(key, Value, value)));
  return [...facets, ...lost.map((Value) => ({ Value, Count: 0 }))].sort((a, b) => alphabet.compare(a.Value, b.Value));
}

const ORDER = /^(?:Relevance|(?:Created|PublicPrice) desc|(?:PublicPrice|Size) asc)$/;

/** Returns the values for the list's calls. */
export const callValues = (search: URLSearchParams): Record<string, string> => ({
  page: String(askedPage(pageOf(search))),
  orderBy: ORDER.exec(search.get('orderBy') ?? '')?.[0] ?? '',
  ...Object.fromEntries(FILTERS.map((key) => [key, valuesOf(search, key).join(';')])),
});
