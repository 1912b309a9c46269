import sharp from 'sharp';
import { decodePicture } from './image-input';

/** Width in pixels, sufficient for print. */
const WIDTH = 600;
const HEIGHT = 240;
/** Maximum size of an upload, in bytes. */
export const LOGO_LIMIT = 2 * 1024 * 1024;

/**
 * Converts a Base64 picture to a PNG for documents, without metadata.
 * @throws {HttpError} 400 for an unsupported picture, 413 if too large.
 */
export const prepareLogo = (base64: string): Promise<Buffer> =>
  decodePicture(base64, LOGO_LIMIT, (content, options) =>
    sharp(content, options)
      .rotate()
      .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer(),
  );
