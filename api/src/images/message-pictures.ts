import { IMAGE_WIDTHS } from '@rodovia/shared/contracts/images';
import type { PreparedImage } from './image-input';
import type { ImageStore } from './image-store';

export type PictureWidth = (typeof IMAGE_WIDTHS)[number];

/** Names of message pictures, which the public address of pictures never serves. */
const nameOf = (code: string, width: PictureWidth) => `message-${code}-${width}.webp`;

/** Stores a processed picture of a message. */
export async function putMessagePicture(store: ImageStore, code: string, { files }: PreparedImage): Promise<void> {
  for (const [index, content] of [...files.values()].entries()) {
    const width = IMAGE_WIDTHS[index];
    if (width) await store.put(nameOf(code, width), content);
  }
}

/** Returns undefined if the file does not exist. */
export const getMessagePicture = (store: ImageStore, code: string, width: PictureWidth): Promise<Buffer | undefined> =>
  store.get(nameOf(code, width));

/** Deletes the pictures of messages in all widths; missing ones are ignored. */
export async function removeMessagePictures(store: ImageStore, codes: readonly string[]): Promise<void> {
  for (const code of codes) await Promise.all(IMAGE_WIDTHS.map((width) => store.remove(nameOf(code, width))));
}
