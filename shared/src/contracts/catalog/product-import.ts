import { type Static, Type } from 'typebox';
import { Code, ErrorBody, Nullable } from '../records/common';

/**
 * A cell of an imported file that is invalid or, in `Warnings`, suspicious. `Line` starts at 1 and counts the heading.
 */
export const ImportItem = Type.Object({
  Line: Type.Integer(),
  Column: Type.String(),
  Code: Type.String(),
  Error: Type.String(),
});
export type ImportItem = Static<typeof ImportItem>;
/** A cell that an import changes, with both values formatted for people. `Before` is empty for a new product. */
export const ImportCell = Type.Object({ Column: Type.String(), Before: Type.String(), After: Type.String() });
export type ImportCell = Static<typeof ImportCell>;
/** A valid line of an imported file: the internal code of its product and the cells that it changes or sets. */
export const ImportRow = Type.Object({ Line: Type.Integer(), Code: Type.String(), Cells: Type.Array(ImportCell) });
export type ImportRow = Static<typeof ImportRow>;
/** One page of the valid lines of an import by what they do. Invalid lines are in `Items`. */
export const ImportRows = Type.Object({
  Created: Type.Array(ImportRow),
  Changed: Type.Array(ImportRow),
  Unchanged: Type.Array(ImportRow),
});
export type ImportRows = Static<typeof ImportRows>;
/**
 * Answer of an import. `Rows` is only present in a preview. `Unknown` lists headings that are ignored, `ChangeSet` is
 * the code for undoing the import, `Token` identifies the state of the products in the preview. `Items` holds every
 * invalid cell; nothing is written while there is one.
 */
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
/** Answer of a refused import: the usual error body, plus the import answer if the file could be read. */
export const RefusedImport = Type.Object({ ...ErrorBody.properties, ...Type.Partial(ImportAnswer).properties });
