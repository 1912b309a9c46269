import type { QueryValue } from '@rodovia/shared/runtime';
import { askedPage, PAGE_SIZES, readPage, USUAL_ORDER, USUAL_ROWS } from '../../contracts/records';
import type { Column, Filter } from '../types';

/** Order of a list whose address names none. */
export const DEFAULT_ORDER = USUAL_ORDER;

/** State of a list. The page's address is its only storage. */
export interface ListState {
  page: number;
  quantity: number;
  /** For example `Created desc`. */
  orderBy: string;
  /** Values by query key; empty ones are absent. */
  filters: Record<string, string>;
  /** Time at which the first page was read; further pages use the same snapshot. */
  asOf?: string;
}

/** The part of an address that a list reads. */
export interface ListSchema {
  filters: readonly Filter[];
  sortable: readonly string[];
}

/** Returns the schema of a screen's columns and filters. */
export const schemaOf = (
  columns: readonly Pick<Column<never>, 'sortBy'>[],
  filters: readonly Filter[],
): ListSchema => ({
  filters,
  sortable: columns.flatMap(({ sortBy }) => sortBy ?? []),
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ORDER = /^(\w+) (asc|desc)$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function accepts({ kind, options }: Filter, value: string): boolean {
  if (kind === 'date') return DAY.test(value) && !Number.isNaN(Date.parse(value));
  if (kind === 'choice' && options && !('url' in options)) return options.some((option) => option.value === value);
  return value.trim() !== '';
}

function filtersIn(params: URLSearchParams, filters: readonly Filter[]): Record<string, string> {
  const pairs = filters.map((filter) => [filter, params.get(filter.name) ?? ''] as const);
  return Object.fromEntries(
    pairs.filter(([filter, value]) => accepts(filter, value)).map(([{ name }, v]) => [name, v]),
  );
}

/**
 * Parses the state of an address; invalid values are ignored.
 * @param rows page size if the address does not specify one.
 */
export function readListState(
  params: URLSearchParams,
  { filters, sortable }: ListSchema,
  rows: number = USUAL_ROWS,
): ListState {
  const page = askedPage(readPage(params.get('page')));
  const quantity = Number(params.get('quantity'));
  const orderBy = params.get('orderBy') ?? '';
  const asOf = params.get('asOf') ?? '';
  const [, field = ''] = ORDER.exec(orderBy) ?? [];
  return {
    page,
    quantity: PAGE_SIZES.find((size) => size === quantity) ?? rows,
    orderBy: sortable.includes(field) ? orderBy : DEFAULT_ORDER,
    filters: filtersIn(params, filters),
    ...(page > 1 && INSTANT.test(asOf) && { asOf }),
  };
}

/** Returns the shortest address of a state: default values are omitted, given the reader's page size. */
export function writeListState(
  { page, quantity, orderBy, filters, asOf }: ListState,
  rows: number = USUAL_ROWS,
): URLSearchParams {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (orderBy !== DEFAULT_ORDER) params.set('orderBy', orderBy);
  if (quantity !== rows) params.set('quantity', String(quantity));
  if (page !== 1) params.set('page', String(page));
  if (page !== 1 && asOf) params.set('asOf', asOf);
  return params;
}

/** Returns the query of the list call. */
export const listQuery = ({ page, quantity, orderBy, filters, asOf }: ListState): Record<string, QueryValue> => ({
  page,
  quantity,
  orderBy,
  ...filters,
  ...(page > 1 && { asOf }),
});

/** Returns the query of the export call: the same records on all pages. */
export const exportQuery = ({ orderBy, filters }: ListState): Record<string, QueryValue> => ({ orderBy, ...filters });
