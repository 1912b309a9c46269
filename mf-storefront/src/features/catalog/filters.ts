import type { Facet, ProductFacets } from '@rodovia/shared/contracts';
import { askedPage } from '@rodovia/shared/contracts/page-number';
import { tyreSizeKey } from '@rodovia/shared/runtime';
import { pageOf } from '../../page-number';

/** The filters of the list, each a key of the address with a `;` separated list of values; those of `line` are `label:value`. */
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

/** Where the facets have all values of a filter. Of lines only some are known. */
const ALL_VALUES: Partial<Record<FilterKey, 'GroupTypes' | 'Brands' | 'Rims' | 'Sizes'>> = {
  type: 'GroupTypes',
  brand: 'Brands',
  rim: 'Rims',
  size: 'Sizes',
};

/** All values of a filter that lead to something; undefined where not all are known. */
export function allValues(facets: ProductFacets | undefined, key: FilterKey): readonly Facet[] | undefined {
  const name = ALL_VALUES[key];
  return name && facets?.[name];
}

/** Values of a filter in the address. A search term is one value, whatever it contains. */
export function valuesOf(search: URLSearchParams, key: FilterKey): string[] {
  const text = search.get(key)?.trim() ?? '';
  if (key === 'term') return text ? [text] : [];
  return text
    .split(';')
    .map((value) => value.trim())
    .filter(Boolean);
}

/** The values of all filters in the address. */
export const chosenIn = (search: URLSearchParams) =>
  FILTERS.flatMap((key) => valuesOf(search, key).map((value) => ({ key, value })));

/** A value as it is said where nothing beside it names its filter. */
export function filterWords(key: FilterKey, value: string): string {
  if (key === 'rim') return `aro ${value}`;
  return key === 'line' ? value.replace(':', ': ') : value;
}

/**
 * The address with `value` of a filter added, or taken out where it is there; the list starts at its first page. Other
 * values that are not among the filter's `facets` lead nowhere and go with it: left alone they would leave an empty list.
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

/** The address with these sizes, or this rim, in place of those that it has. */
export function withSizes(search: URLSearchParams, found: Record<'size' | 'rim', string>): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const key of ['page', 'size', 'rim']) changed.delete(key);
  for (const [key, value] of Object.entries(found)) if (value) changed.set(key, value);
  return changed;
}

/** Values as the API compares them: without case and accents. Numbers are ordered by what they count. */
const alphabet = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** Whether two values of a filter are the same one, in whatever spelling. */
export const isSameValue = (key: FilterKey, a: string, b: string) =>
  key === 'size' ? tyreSizeKey(a) === tyreSizeKey(b) : alphabet.compare(a, b) === 0;

/** The values of a filter in order, with those that are chosen and lead nowhere: they can be taken back as well. */
export function withChosen(key: FilterKey, facets: readonly Facet[], chosen: readonly string[]): Facet[] {
  const lost = chosen.filter((value) => !facets.some(({ Value }) => isSameValue(key, Value, value)));
  return [...facets, ...lost.map((Value) => ({ Value, Count: 0 }))].sort((a, b) => alphabet.compare(a.Value, b.Value));
}

const ORDER = /^(?:Relevance|(?:Created|PublicPrice) desc|(?:PublicPrice|Size) asc)$/;

/** What the calls of the list are filled with. */
export const callValues = (search: URLSearchParams): Record<string, string> => ({
  page: String(askedPage(pageOf(search))),
  orderBy: ORDER.exec(search.get('orderBy') ?? '')?.[0] ?? '',
  ...Object.fromEntries(FILTERS.map((key) => [key, valuesOf(search, key).join(';')])),
});
