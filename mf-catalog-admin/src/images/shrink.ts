const MEGABYTE = 1024 * 1024;

/** Longest side in pixels of a picture as it is sent; the server shows none wider than 1280. */
const LONGEST = 1600;
const SMALL_ENOUGH = MEGABYTE;
/** What the server takes per picture unless it is told otherwise, and what it takes at all. */
const SENT_LIMIT_MB = 5;
const CHOSEN_LIMIT_MB = 30;

/** A file that cannot become a picture of the catalogue; the message says why. */
export class ImageRefusal extends Error {}

const tooLarge = ({ name }: File, megabytes: number) =>
  new ImageRefusal(`${name}: o arquivo é muito grande. O tamanho máximo é de ${megabytes} MB.`);

const notAnImage = ({ name }: File) => new ImageRefusal(`${name}: envie somente arquivos de imagem.`);

/** Width and height that fit into the longest side allowed, in proportion. */
export function fitted(width: number, height: number) {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function drawn(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), fitted(bitmap.width, bitmap.height));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}

async function decoded(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw file.size > SENT_LIMIT_MB * MEGABYTE ? tooLarge(file, SENT_LIMIT_MB) : notAnImage(file);
  }
}

/** The picture in `file`, no larger than it is ever shown. @throws {ImageRefusal} */
export async function shrunk(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/')) throw notAnImage(file);
  if (file.size > CHOSEN_LIMIT_MB * MEGABYTE) throw tooLarge(file, CHOSEN_LIMIT_MB);
  const bitmap = await decoded(file);
  const fits = Math.max(bitmap.width, bitmap.height) <= LONGEST && file.size <= SMALL_ENOUGH;
  const content = fits ? file : ((await drawn(bitmap)) ?? file);
  bitmap.close();
  if (content.size > SENT_LIMIT_MB * MEGABYTE) throw tooLarge(file, SENT_LIMIT_MB);
  return content;
}
