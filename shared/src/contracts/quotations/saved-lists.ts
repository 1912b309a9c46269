import { type Static, Type } from 'typebox';
import { Code, Instant, version } from '../records/common';
import { MAX_LIST_NAME } from './list-bounds';
import { ShoppingCartInput } from './quotations';

const Quantity = Type.Integer();

const Item = { Code, Quantity, Words: Type.Array(Type.String()) };
const FreeItems = Type.Array(Type.Object({ Text: Type.String(), Quantity }));

/** A list that a client keeps under a name, to order it again. `Products`, `Tyres` and `Written` count its content. */
export const SavedList = Type.Object({
  Code,
  Name: Type.String(),
  Products: Type.Integer(),
  Tyres: Type.Integer(),
  Written: Type.Integer(),
  Created: Instant,
  Updated: Instant,
  ...version,
});
export type SavedList = Static<typeof SavedList>;

/** What is stored of a saved list: products with the lines of the client's own list that they answer, and free items. */
export const StoredList = Type.Object({ Items: Type.Array(Type.Object(Item)), FreeItems });
export type StoredList = Static<typeof StoredList>;

/**
 * What a saved list consists of. `Name` is size and description of a product as they are now, also if it is no longer
 * for sale; empty if it was removed.
 */
export const SavedListContent = Type.Object({
  Items: Type.Array(Type.Object({ ...Item, Name: Type.String() })),
  FreeItems,
});
export type SavedListContent = Static<typeof SavedListContent>;

const name = Type.String({ maxLength: MAX_LIST_NAME, title: 'Nome da lista' });

/** Payload of `POST /saved-list`: items like those of a quotation. A list of the same name is replaced if `replaces`. */
export const SavedListInput = Type.Object(
  {
    name,
    ...Type.Pick(ShoppingCartInput, ['shoppingCartItem', 'freeItem']).properties,
    replaces: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type SavedListInput = Static<typeof SavedListInput>;

/** Payload of `PUT /saved-list/{code}`. */
export const SavedListName = Type.Object({ name }, { additionalProperties: false });
