import type { Image } from '@rodovia/shared/contracts/images';
import { imageVariant } from '@rodovia/shared/contracts/images';
import { Section, useConfirm } from '@rodovia/shared/crud';
import { readImage } from '@rodovia/shared/images';
import { type ReactNode, useEffect, useState } from 'react';
import { addImage, deleteImage, orderImages } from './image-calls';
import type { ImageKind } from './image-kind';
import { ImagePicker } from './image-picker';
import { ImageTiles } from './image-tiles';
import { moved } from './moved';
import type { Deliver } from './use-uploads';

interface Props {
  kind: ImageKind;
  /** Record that the pictures belong to. */
  parentCode: string;
  images: readonly Image[];
  /** Shown if there are no pictures: what the shop shows instead. */
  children?: ReactNode;
}

/** Optimistic order of pictures, replaced by the server's answer. */
function useOrder(kind: ImageKind, images: readonly Image[]) {
  const [shown, setShown] = useState(images);
  useEffect(() => setShown(images), [images]);
  const move = (from: number, to: number) => {
    const next = moved(shown, from, to);
    setShown(next);
    void orderImages(kind, next);
  };
  return { shown, move };
}

/** Pictures of a record: add, reorder, and delete. */
export function Gallery({ kind, parentCode, images, children }: Props) {
  const [ask, holder] = useConfirm();
  const { shown, move } = useOrder(kind, images);
  const deliver: Deliver = async (file, onProgress) => addImage(kind, parentCode, await readImage(file), onProgress);
  const remove = async (code: string) => {
    const place = shown.findIndex(({ Code }) => Code === code) + 1;
    const question = { title: `Deseja realmente excluir a imagem ${place}?`, ok: 'Excluir', danger: true };
    if (await ask(question)) await deleteImage(kind, code);
  };
  return (
    <Section title="Imagens" wide>
      <ImageTiles
        tiles={shown.map(({ Code, Url }) => ({ key: Code, src: imageVariant(Url, 320) }))}
        onDelete={remove}
        onMove={move}
      />
      {shown.length === 0 && children}
      <ImagePicker deliver={deliver} present={shown.length} tooMany={kind.tooMany} />
      {holder}
    </Section>
  );
}
