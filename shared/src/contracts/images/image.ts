import { type Static, Type } from 'typebox';
import { Code, version } from '../records/common';

/**
 * A picture of a model or product, which `ParentCode` refers to. `Url` is relative to the origin. Stored pictures
 * (`/api/image/…`) are immutable WebP files; `imageVariant` returns the addresses of their smaller variants.
 */
export const Image = Type.Object({ Code, Url: Type.String(), ParentCode: Code, ...version });
export type Image = Static<typeof Image>;

/** Content of an image file in Base64. */
export const base64 = Type.String({ minLength: 1, maxLength: 42_000_000 });
/** Payload for adding a picture. `base64` is the content of the file, with or without a `data:` prefix. */
export const ImageInput = Type.Object({ parentCode: Code, base64 });
export type ImageInput = Static<typeof ImageInput>;
/** Payload for changing a picture: new content, or a new position (from 0) among the pictures of its record. */
export const ImageUpdate = Type.Object({
  code: Code,
  base64: Type.Optional(base64),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});
export type ImageUpdate = Static<typeof ImageUpdate>;
