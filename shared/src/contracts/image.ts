import { type Static, Type } from 'typebox';
import { Code, version } from './common';

/**
 * `Url` is relative to the origin. `ParentCode` is the model or product the picture belongs to. A stored picture
 * (`/api/image/…`) is a WebP that never changes; `imageVariant` names its smaller forms.
 */
export const Image = Type.Object({ Code, Url: Type.String(), ParentCode: Code, ...version });
export type Image = Static<typeof Image>;

/** Content of a picture's file. */
export const base64 = Type.String({ minLength: 1, maxLength: 42_000_000 });
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
