import { runtimeConfig } from '@rodovia/shared/runtime';

const MEGABYTE = 1024 * 1024;

/** Maximum side length of an uploaded picture, in pixels; the server shows none wider than 1280. */
const MAX_SIDE = 1600;
const SMALL_ENOUGH = MEGABYTE;
/** Maximum size of a file that is read at all, in bytes, before scaling. */
const CHOSEN_LIMIT = 30 * MEGABYTE;
/** Default maximum size of an upload, in bytes. */
const DEFAULT_LIMIT = 5 * MEGABYTE;

/** A file that cannot be used as a picture; the message explains why. */
export class ImageRefusal extends Error {}

function assertFits({ name }: File, size: number, limit: number) {
  if (size <= limit) return;
  throw new ImageRefusal(`${name}: o arquivo é muito grande. O tamanho máximo é de ${limit / MEGABYTE} MB.`);
}

const notAnImage = ({ name }: File) => new ImageRefusal(`${name}: envie somente arquivos de imagem.`);

/** Scales width and height to the maximum side length, keeping their proportion. */
export function fitted(width: number, height: number) {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function drawn(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), fitted(bitmap.width, bitmap.height));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}

async function decoded(file: File, limit: number): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    assertFits(file, file.size, limit);
    throw notAnImage(file);
  }
}

/**
 * Scales a picture down.
 * @throws {ImageRefusal}
 */
export async function shrunk(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/')) throw notAnImage(file);
  assertFits(file, file.size, CHOSEN_LIMIT);
  const { imageLimit = DEFAULT_LIMIT } = runtimeConfig;
  const bitmap = await decoded(file, imageLimit);
  const fits = Math.max(bitmap.width, bitmap.height) <= MAX_SIDE && file.size <= SMALL_ENOUGH;
  const content = fits ? file : ((await drawn(bitmap)) ?? file);
  bitmap.close();
  assertFits(file, content.size, imageLimit);
  return content;
}
