import { type Static, Type } from 'typebox';
import { Code, ErrorBody, Nullable } from './common';

/** A cell of an imported file that cannot be taken, or, in `Warnings`, one to look at. `Line` counts from 1, the heading included. */
export const ImportItem = Type.Object({
  Line: Type.Integer(),
  Column: Type.String(),
  Code: Type.String(),
  Error: Type.String(),
});
export type ImportItem = Static<typeof ImportItem>;
/** A cell that an import gives another value, as people read both; before a new product there was nothing. */
export const ImportCell = Type.Object({ Column: Type.String(), Before: Type.String(), After: Type.String() });
export type ImportCell = Static<typeof ImportCell>;
/** A good line of an imported file, its product's internal code and the cells that it changes or brings. */
export const ImportRow = Type.Object({ Line: Type.Integer(), Code: Type.String(), Cells: Type.Array(ImportCell) });
export type ImportRow = Static<typeof ImportRow>;
/** The good lines by what they do, a page of each; the wrong ones are in `Items`. */
export const ImportRows = Type.Object({
  Created: Type.Array(ImportRow),
  Changed: Type.Array(ImportRow),
  Unchanged: Type.Array(ImportRow),
});
export type ImportRows = Static<typeof ImportRows>;
/** Answer of an import. `Rows` comes with a preview. `Unknown` are headings of which nothing is taken, `ChangeSet` what
 * an import is undone by. `Token` stands for the products as a preview found them. `Items` holds every bad cell: while there is one, nothing is written. */
export const ImportAnswer = Type.Object({
  Message: Type.String(),
  Items: Type.Array(ImportItem),
  Warnings: Type.Array(ImportItem),
  Created: Type.Integer(),
  Changed: Type.Integer(),
  Unchanged: Type.Integer(),
  Wrong: Type.Integer(),
  Unknown: Type.Array(Type.String()),
  Rows: Type.Optional(ImportRows),
  ChangeSet: Type.Optional(Nullable(Code)),
  Token: Type.Optional(Type.String()),
});
export type ImportAnswer = Static<typeof ImportAnswer>;
/** Answer of an import that was refused: a failure like every other, and what an import answers where the file was read. */
export const RefusedImport = Type.Object({ ...ErrorBody.properties, ...Type.Partial(ImportAnswer).properties });
