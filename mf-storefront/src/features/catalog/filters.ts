/** The filters of the list, each a key of the address with a `;` separated list of values; those of `line` are `label:value`. */
export const FILTERS = ['type', 'brand', 'size', 'model', 'line', 'term'] as const;
export type FilterKey = (typeof FILTERS)[number];

export const FILTER_LABELS: Record<FilterKey, string> = {
  type: 'Veículo',
  brand: 'Marca',
  size: 'Medida',
  model: 'Modelo',
  line: 'Detalhe',
  term: 'Busca',
};

/** Values of a filter in the address. A search term is one value, whatever it contains. */
export function valuesOf(search: URLSearchParams, key: FilterKey): string[] {
  const text = search.get(key)?.trim() ?? '';
  if (key === 'term') return text ? [text] : [];
  return text
    .split(';')
    .map((value) => value.trim())
    .filter(Boolean);
}

/** The address with `value` of a filter added, or taken out where it is there; the list starts at its first page. */
export function toggled(search: URLSearchParams, key: FilterKey, value: string): URLSearchParams {
  const values = valuesOf(search, key);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  const changed = new URLSearchParams(search);
  changed.delete('page');
  if (next.length > 0) changed.set(key, next.join(';'));
  else changed.delete(key);
  return changed;
}

/** The page in the address: a whole number from 1, whatever is written there. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** What the calls of the list are filled with. */
export const callValues = (search: URLSearchParams): Record<string, string> => ({
  page: String(pageOf(search)),
  ...Object.fromEntries(FILTERS.map((key) => [key, valuesOf(search, key).join(';')])),
});
