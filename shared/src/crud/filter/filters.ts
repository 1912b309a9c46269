import type { Filter, Option, OptionSource } from '../types';

/** Text search over what the API searches for this resource. */
export const search = (label: string): Filter => ({ kind: 'search', name: 'term', label });

/** One of several values. */
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

/** A value that only an address gives; `label` says what the list is narrowed to. */
export const fixed = (name: string, label: string): Filter => ({ kind: 'fixed', name, label });

/** Created between two days, both included. */
export const dates = (): Filter[] => [
  { kind: 'date', name: 'startDate', label: 'Data inicial' },
  { kind: 'date', name: 'endDate', label: 'Data final' },
];

/** Only active, or only inactive records. */
export const activity = (): Filter =>
  choice('isActive', 'Status', [
    { value: 'true', label: 'Ativos' },
    { value: 'false', label: 'Inativos' },
  ]);

/** Further parts of a source of options: the sentence where they could not be read, what stands beside them, and the way to those beyond a list. */
type Extras = Pick<Extract<OptionSource, { url: string }>, 'failure' | 'besides' | 'more'>;

/** Options read from the list at `url`. */
export const optionsFrom = <T>(url: string, toOption: (row: T) => Option, extras: Extras = {}): OptionSource => ({
  url,
  toOption,
  ...extras,
});

/** The filters of every record that can be switched off; `label` says what the search looks into. */
export const recordFilters = (label: string): Filter[] => [search(label), activity(), ...dates()];
