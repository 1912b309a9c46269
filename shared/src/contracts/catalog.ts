import { type Static, Type } from 'typebox';
import {
  brandEntity,
  categoryEntity,
  companyEntity,
  groupEntity,
  modelEntity,
  productEntity,
} from './catalog-entities';
import { Code } from './common';
import { inputProperties, recordProperties } from './entity-schema';

export const Brand = Type.Object(recordProperties(brandEntity));
export type Brand = Static<typeof Brand>;

export const Category = Type.Object(recordProperties(categoryEntity));
export type Category = Static<typeof Category>;

export const Company = Type.Object(recordProperties(companyEntity));
export type Company = Static<typeof Company>;

export const Group = Type.Object(recordProperties(groupEntity));
export type Group = Static<typeof Group>;

/**
 * `Url` is relative to the origin. `ParentCode` is the model or product the picture belongs to. A stored picture
 * (`/api/image/…`) is a WebP that never changes; `imageVariant` names its smaller forms.
 */
export const Image = Type.Object({ Code, Url: Type.String(), ParentCode: Code });
export type Image = Static<typeof Image>;

const base64 = Type.String({ minLength: 1, maxLength: 42_000_000 });
/** A new picture: `base64` is the file's content, with or without a `data:` prefix. */
export const ImageInput = Type.Object({ parentCode: Code, base64 });
export type ImageInput = Static<typeof ImageInput>;
/** Another content for a picture, or another place (from 0) among its record's pictures. */
export const ImageUpdate = Type.Object({
  code: Code,
  base64: Type.Optional(base64),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});
export type ImageUpdate = Static<typeof ImageUpdate>;
/** Pictures that come with a new record. */
const NewImages = Type.Optional(Type.Array(Type.Object({ base64 })));

export const Model = Type.Object({ ...recordProperties(modelEntity), ModelImage: Type.Optional(Type.Array(Image)) });
export type Model = Static<typeof Model>;
/** Creation of a model together with its pictures. */
export const ModelCreation = Type.Object({ ...inputProperties(modelEntity), modelImages: NewImages });
export type ModelCreation = Static<typeof ModelCreation>;

/** A tyre. `PublicPrice` is in BRL, null where none is published. Relations are present when included. */
export const Product = Type.Object({
  ...recordProperties(productEntity),
  Brand: Type.Optional(Brand),
  Group: Type.Optional(Group),
  Company: Type.Optional(Company),
  Category: Type.Optional(Category),
  Model: Type.Optional(Model),
  ProductImage: Type.Optional(Type.Array(Image)),
});
export type Product = Static<typeof Product>;
export const ProductInput = Type.Object(inputProperties(productEntity));
export type ProductInput = Static<typeof ProductInput>;
/** Creation of a product together with its pictures. */
export const ProductCreation = Type.Object({ ...ProductInput.properties, productImages: NewImages });
export type ProductCreation = Static<typeof ProductCreation>;

/** One value of a filter and how many products it leaves, the other filters applied. */
export const Facet = Type.Object({ Value: Type.String(), Count: Type.Integer() });
export type Facet = Static<typeof Facet>;

/** Values of one label in the lines of the products' observations; `label:value` is what goes into `lines`. */
export const LineFacet = Type.Object({ Label: Type.String(), Values: Type.Array(Facet) });
export type LineFacet = Static<typeof LineFacet>;

/**
 * The filters of the public catalogue; `Value` is what goes into `brands`, `groupTypes` and `sizes`. `Lines` has the
 * labels that at least half of the products found have, and those that are filtered by.
 */
export const ProductFacets = Type.Object({
  Brands: Type.Array(Facet),
  GroupTypes: Type.Array(Facet),
  Sizes: Type.Array(Facet),
  Lines: Type.Array(LineFacet),
});
export type ProductFacets = Static<typeof ProductFacets>;

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
/** The good lines by what they do, the first 200 of each; the wrong ones are in `Items`. */
export const ImportRows = Type.Object({
  Created: Type.Array(ImportRow),
  Changed: Type.Array(ImportRow),
  Unchanged: Type.Array(ImportRow),
});
export type ImportRows = Static<typeof ImportRows>;
/** Answer of an import. `Rows` comes with a preview. `Items` holds every bad cell: while there is one, nothing is written. */
export const ImportAnswer = Type.Object({
  Message: Type.String(),
  Items: Type.Array(ImportItem),
  Warnings: Type.Array(ImportItem),
  Created: Type.Integer(),
  Changed: Type.Integer(),
  Unchanged: Type.Integer(),
  Wrong: Type.Integer(),
  Rows: Type.Optional(ImportRows),
});
export type ImportAnswer = Static<typeof ImportAnswer>;
