import { Code, LAST_PAGE } from '@rodovia/shared/contracts/records';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { type Static, type TProperties, Type } from 'typebox';
import { invalidFields } from '../base/http-error';

const day = Type.String({ format: 'date' });

/** Filters shared by all lists and exports. Dates are days in the time zone of São Paulo, both inclusive. */
export const filterKeys = {
  orderBy: Type.Optional(Type.String({ maxLength: 60 })),
  term: Type.Optional(Type.String({ maxLength: 200 })),
  isActive: Type.Optional(Type.Boolean()),
  startDate: Type.Optional(day),
  endDate: Type.Optional(day),
  include: Type.Optional(Type.String({ maxLength: 200 })),
};

/** Query parameters of a page of a list. */
export const pageKeys = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: LAST_PAGE })),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  asOf: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
};

const CODE = '[\\da-fA-F]{8}(-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}';

/** Filter of an export by codes, `;` separated. */
export const codesKey = { codes: Type.Optional(Type.String({ maxLength: 8000, pattern: `^${CODE}(;${CODE})*$` })) };

/** Body of an export of chosen records: more codes than fit into an address. */
export const ChosenCodes = Type.Object({ codes: Type.Array(Code, { minItems: 1, maxItems: 20_000 }) });

/** Returns a query schema that refuses unknown parameters. */
export const querySchema = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

const FilterQuery = querySchema(filterKeys);
export type FilterQuery = Static<typeof FilterQuery>;
const PageQuery = querySchema({ ...filterKeys, ...pageKeys });
export type PageQuery = Static<typeof PageQuery>;

/** Query of a read of one record with its relations. */
export const IncludeQuery = querySchema({ include: filterKeys.include });

/** Records per page if the query names no number. */
export const DEFAULT_QUANTITY = 15;
const DEFAULT_ORDER = 'Created desc';

/** Sortable fields by wire name. */
export type Sortable = Record<string, SQL | Column>;

/** Parses `Created desc` to SQL; refuses unknown fields. */
export function parseOrder(text: string | undefined, sortable: Sortable): SQL {
  const [, field = '', direction = 'asc'] = /^(\w+)(?:\s+(asc|desc))?$/i.exec((text || DEFAULT_ORDER).trim()) ?? [];
  const column = Object.hasOwn(sortable, field) ? sortable[field] : undefined;
  if (!column) throw invalidFields({ orderBy: `Ordenação não aceita: ${text}.` });
  return sql`${column} ${sql.raw(direction.toLowerCase() === 'desc' ? 'desc' : 'asc')}`;
}

/** Parses the relation names of `include`; refuses unknown ones. */
export function parseInclude<T>(text: string | undefined, relations: Record<string, T>): Record<string, T> {
  const chosen: Record<string, T> = {};
  for (const name of splitList(text, ',')) {
    const relation = Object.hasOwn(relations, name) ? relations[name] : undefined;
    if (relation === undefined) throw invalidFields({ include: `Relação desconhecida: ${name}.` });
    chosen[name] = relation;
  }
  return chosen;
}

/** Splits a list parameter, removing blanks. */
export function splitList(text: string | undefined, separator = ';'): string[] {
  return (text ?? '')
    .split(separator)
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** Splits a list of codes, normalized like in the database. */
export const splitCodes = (text: string | undefined): string[] => splitList(text).map((code) => code.toLowerCase());

/** Codes of chosen records, `;` separated in an address. */
export interface Chosen {
  codes?: string | string[];
}

/** Returns a condition for the given codes, if any. */
export const withCodes = (column: Column, { codes }: Chosen): SQL | undefined =>
  codes === undefined
    ? undefined
    : sql`${column} = any(${sql.param(typeof codes === 'string' ? splitCodes(codes) : codes)}::uuid[])`;

const midnight = (date: string) => sql`(${date}::date)::timestamp at time zone 'America/Sao_Paulo'`;

/** Returns a condition for creation between two days in the time zone of São Paulo. */
export function createdBetween(
  column: Column,
  { startDate, endDate }: Pick<FilterQuery, 'startDate' | 'endDate'>,
): SQL[] {
  const conditions: SQL[] = [];
  if (startDate) conditions.push(sql`${column} >= ${midnight(startDate)}`);
  if (endDate) conditions.push(sql`${column} < (${endDate}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`);
  return conditions;
}

/** Returns a `where` clause of all conditions, or nothing. */
export function whereAll(conditions: (SQL | undefined)[]): SQL {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0
    ? sql``
    : sql`where ${sql.join(
        present.map((condition) => sql`(${condition})`),
        sql` and `,
      )}`;
}
