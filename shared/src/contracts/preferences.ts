import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from './page-sizes';
import { VIEW_NAME_LIMIT } from './view-name';

/** Most that a person may have of hidden columns and views together. */
export const MOST_PREFERENCES = 200;

const List = Type.String({ pattern: '^/[a-z0-9/-]{1,79}$', title: 'Lista' });
const Name = Type.String({ minLength: 1, maxLength: VIEW_NAME_LIMIT, pattern: '\\S', title: 'Nome' });

const exact = { additionalProperties: false };

/** A list with what it is filtered by, under a name; `Query` is what follows `?` in its address. */
export const SavedView = Type.Object({ List: Type.String(), Name: Type.String(), Query: Type.String() });
export type SavedView = Static<typeof SavedView>;

/**
 * `GET /preference`: how the caller has set their lists. `Rows` is null for who has not chosen; `Hidden` holds the keys
 * of columns that a list does not show. `List` is the address of a list (`/admin/produtos`). Views come by name.
 */
export const Preferences = Type.Object({
  Rows: Type.Union([Type.Integer(), Type.Null()]),
  Hidden: Type.Array(Type.Object({ List: Type.String(), Columns: Type.Array(Type.String()) })),
  Views: Type.Array(SavedView),
});
export type Preferences = Static<typeof Preferences>;

/** `PUT /preference/rows`. */
export const RowsInput = Type.Object({ rows: Type.Enum([...PAGE_SIZES]) }, exact);

/** `PUT /preference/columns`: all hidden columns of a list. */
export const HiddenInput = Type.Object(
  { list: List, columns: Type.Array(Type.String({ pattern: '^\\w{1,40}$' }), { maxItems: 30 }) },
  exact,
);

/** `PUT /preference/view`: makes a view, or gives the one of this name another query. */
export const ViewInput = Type.Object({ list: List, name: Name, query: Type.String({ maxLength: 1000 }) }, exact);

/** `DELETE /preference/view`. */
export const ViewName = Type.Object({ list: List, name: Name }, exact);
export type ViewName = Static<typeof ViewName>;
