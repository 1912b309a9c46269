import type { Image } from '@rodovia/shared/contracts/images';
import { api, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import type { ImageKind } from './image-kind';

/** Reloads models and products, because products without pictures show those of their model. */
const showFresh = () => invalidate('model', 'product');

const sentence = (start: string, error: unknown) => `${start} ${messageOf(error, '')}`.trim();

/** Adds a picture to a record. Rejects with the message to show. */
export async function addImage(
  { resource }: ImageKind,
  parentCode: string,
  base64: string,
  onProgress: (progress: number) => void,
) {
  const onUploadProgress = ({ progress = 0 }: { progress?: number }) => onProgress(progress);
  try {
    await api.post(`/${resource}`, { parentCode, base64 }, { onUploadProgress });
  } catch (error) {
    throw new Error(sentence('Erro ao adicionar imagem.', error));
  }
  notify.success('Imagem adicionada com sucesso!');
  await showFresh();
}

export async function deleteImage({ resource }: ImageKind, code: string) {
  try {
    await api.post(`/${resource}/delete`, { code });
    notify.success('Excluído com sucesso!');
  } catch (error) {
    notify.error(sentence('Houve erro ao excluir:', error));
  }
  await showFresh();
}

/** Saves the order of pictures. */
export async function orderImages({ resource }: ImageKind, images: readonly Image[]) {
  try {
    for (const [position, { Code }] of images.entries()) await api.put(`/${resource}`, { code: Code, position });
  } catch (error) {
    notify.error(sentence('Houve erro ao editar:', error));
  }
  await showFresh();
}
