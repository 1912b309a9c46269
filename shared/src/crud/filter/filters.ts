import type { Filter, Option, OptionSource } from '../types';

/** Text search over the fields that the API searches for this resource. */
export const search = (label: string): Filter => ({ kind: 'search', name: 'term', label });

/** Select filter with one of several values. */
export const choice = (
  name: string,
  label: string,
  options: OptionSource,
  extras: { more?: boolean } = {},
): Filter => ({
  kind: 'choice',
  name,
  label,
  options,
  ...extras,
});

/** Filter that is only set by an address. `label` describes the restriction. */
export const fixed = (name: string, label: string): Filter => ({ kind: 'fixed', name, label });

/** Filters by creation date, both days inclusive. */
export const dates = (): Filter[] => [
  { kind: 'date', name: 'startDate', label: 'Data inicial' },
  { kind: 'date', name: 'endDate', label: 'Data final' },
];

/** Filter by active or inactive records. */
export const activity = (): Filter =>
  choice('isActive', 'Status', [
    { value: 'true', label: 'Ativos' },
    { value: 'false', label: 'Inativos' },
  ]);

/**
 * Optional properties of an option source: message for failed reads, additional options, and lookup of options beyond
 * the first page.
 */
type Extras = Pick<Extract<OptionSource, { url: string }>, 'failure' | 'besides' | 'more'>;

/** Options that are read from the list at `url`. */
export const optionsFrom = <T>(url: string, toOption: (row: T) => Option, extras: Extras = {}): OptionSource => ({
  url,
  toOption,
  ...extras,
});

/** Filters of all records that can be deactivated. `label` describes what the search covers. */
export const recordFilters = (label: string): Filter[] => [search(label), activity(), ...dates()];
