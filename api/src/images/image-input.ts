import { createHash } from 'node:crypto';
import { IMAGE_WIDTHS } from '@rodovia/shared/contracts/images';
import sharp from 'sharp';
import { createGate } from '../base/gate';
import { HttpError, invalid } from '../base/http-error';

/** A processed picture: variants by file name, and the address of the largest. */
export interface PreparedImage {
  url: string;
  files: Map<string, Buffer>;
}

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
const DATA_URL = /^data:[\w.+/-]{0,100};base64,/;
const BASE64 = /^[A-Za-z0-9+/=\s]+$/;
const MAX_PIXELS = 50_000_000;
const QUALITY = 80;

const notAnImage = () => invalid('Envie somente imagens JPEG, PNG, WebP ou AVIF.');
const tooLarge = (limit: number) =>
  new HttpError(413, `O arquivo é muito grande. O tamanho máximo é de ${Math.floor(limit / 1024 / 1024)} MB.`);

/** Decoding takes memory and both cores, so at most two pictures are processed at a time. */
const gated = createGate(2, 40, () => new HttpError(429, 'Muitas imagens ao mesmo tempo. Tente em instantes.'));

function decode(base64: string, limit: number): Buffer {
  // four characters encode three bytes: oversized pictures are refused before decoding
  if (base64.length > (limit / 3) * 4 + 200) throw tooLarge(limit);
  const text = base64.replace(DATA_URL, '');
  if (!BASE64.test(text)) throw notAnImage();
  const content = Buffer.from(text, 'base64');
  if (content.length > limit) throw tooLarge(limit);
  return content;
}

const startsWith = (content: Buffer, text: string, at = 0) => content.toString('latin1', at, at + text.length) === text;

/** Checks the signature: other formats never reach the decoder. */
function looksLikeImage(content: Buffer): boolean {
  if (startsWith(content, '\xff\xd8\xff') || startsWith(content, '\x89PNG\r\n\x1a\n')) return true;
  if (startsWith(content, 'RIFF')) return startsWith(content, 'WEBP', 8);
  return startsWith(content, 'ftypavi', 4);
}

const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

async function variants(content: Buffer, options: typeof OPTIONS): Promise<Map<string, Buffer>> {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const files = new Map<string, Buffer>();
  for (const width of IMAGE_WIDTHS) {
    // rotate() applies the camera's orientation; all other metadata is dropped
    const picture = sharp(content, options)
      .rotate()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true });
    files.set(`${name}-${width}.webp`, await picture.webp({ quality: QUALITY }).toBuffer());
  }
  return files;
}

/**
 * Validates a Base64 picture by its content and processes it.
 * @param limit maximum size in bytes.
 * @throws {HttpError} 400 for an unsupported picture, 413 if too large.
 */
export function decodePicture<T>(
  base64: string,
  limit: number,
  make: (content: Buffer, options: typeof OPTIONS) => Promise<T>,
): Promise<T> {
  return gated(async () => {
    const content = decode(base64, limit);
    if (!looksLikeImage(content)) throw notAnImage();
    try {
      const { format } = await sharp(content, OPTIONS).metadata();
      if (!FORMATS.has(format ?? '')) throw notAnImage();
      return await make(content, OPTIONS);
    } catch (error) {
      throw error instanceof HttpError ? error : notAnImage();
    }
  });
}

/**
 * Returns the WebP variants of a Base64 picture, without metadata.
 * @throws {HttpError} like `decodePicture`.
 */
export async function prepareImage(base64: string, limit: number): Promise<PreparedImage> {
  const files = await decodePicture(base64, limit, variants);
  return { url: `/api/image/${[...files.keys()].at(-1)}`, files };
}
