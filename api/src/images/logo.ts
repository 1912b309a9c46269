import sharp from 'sharp';
import { decodePicture } from './image-input';

/** Enough for a letter's head in print. */
const WIDTH = 600;
const HEIGHT = 240;
/** Largest picture that is taken, in bytes. */
export const LOGO_LIMIT = 2 * 1024 * 1024;

/** A base64 picture as a PNG for documents, without metadata. @throws {HttpError} 400 not a picture we take, 413 too large. */
export const prepareLogo = (base64: string): Promise<Buffer> =>
  decodePicture(base64, LOGO_LIMIT, (content, options) =>
    sharp(content, options)
      .rotate()
      .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer(),
  );
