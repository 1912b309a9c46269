import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '../records/page-sizes';
import { VIEW_NAME_LIMIT } from './view-name';

/** Maximum number of preferences (hidden columns and saved views together) per person. */
export const MAX_PREFERENCES = 200;

const List = Type.String({ pattern: '^/[a-z0-9/-]{1,79}$', title: 'Lista' });
const Name = Type.String({ minLength: 1, maxLength: VIEW_NAME_LIMIT, pattern: '\\S', title: 'Nome' });

const exact = { additionalProperties: false };

/** A saved view: a named set of filters of a list. `Query` is the query string of its address, without `?`. */
export const SavedView = Type.Object({ List: Type.String(), Name: Type.String(), Query: Type.String() });
export type SavedView = Static<typeof SavedView>;

/**
 * Answer of `GET /preference`: list settings of the caller. `Rows` is null if the caller has not chosen a page size;
 * `Hidden` holds the keys of hidden columns. `List` is the address of a list (`/admin/produtos`). Views are ordered by
 * name.
 */
export const Preferences = Type.Object({
  Rows: Type.Union([Type.Integer(), Type.Null()]),
  Hidden: Type.Array(Type.Object({ List: Type.String(), Columns: Type.Array(Type.String()) })),
  Views: Type.Array(SavedView),
});
export type Preferences = Static<typeof Preferences>;

/** Payload of `PUT /preference/rows`. */
export const RowsInput = Type.Object({ rows: Type.Enum([...PAGE_SIZES]) }, exact);

/** Payload of `PUT /preference/columns`: all hidden columns of one list. */
export const HiddenInput = Type.Object(
  { list: List, columns: Type.Array(Type.String({ pattern: '^\\w{1,40}$' }), { maxItems: 30 }) },
  exact,
);

/** Payload of `PUT /preference/view`: creates a view, or replaces the query of the view with this name. */
export const ViewInput = Type.Object({ list: List, name: Name, query: Type.String({ maxLength: 1000 }) }, exact);

/** Payload of `DELETE /preference/view`. */
export const ViewName = Type.Object({ list: List, name: Name }, exact);
export type ViewName = Static<typeof ViewName>;
