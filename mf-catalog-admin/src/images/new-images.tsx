import { useField } from '@rodovia/shared/forms';
import { readImage } from '@rodovia/shared/images';
import { useRef } from 'react';
import { ImagePicker } from './image-picker';
import { ImageTiles } from './image-tiles';
import { moved } from './moved';

interface NewImage {
  base64: string;
}

/** Pictures as a form field, sent together with the record. */
export function NewImages({ name, tooMany }: { name: string; tooMany: string }) {
  const reading = useRef(0);
  const validate = () => (reading.current > 0 ? 'Aguarde: as imagens estão sendo preparadas.' : undefined);
  const { input, meta } = useField<NewImage[]>(name, { validate });
  const images = input.value || [];
  const latest = useRef(images);
  latest.current = images;
  const add = (added: NewImage[]) => {
    latest.current = [...latest.current, ...added];
    input.onChange(latest.current);
  };
  const deliver = async (file: File) => {
    reading.current += 1;
    add([]);
    const read = readImage(file).finally(() => {
      reading.current -= 1;
    });
    // changing the value validates the form again
    await read.then(
      (base64) => add([{ base64 }]),
      (error: unknown) => {
        add([]);
        throw error;
      },
    );
  };
  const remove = (key: string) => input.onChange(images.filter((_, index) => String(index) !== key));
  return (
    <div>
      <ImageTiles
        tiles={images.map(({ base64 }, index) => ({ key: String(index), src: base64 }))}
        onDelete={remove}
        onMove={(from, to) => input.onChange(moved(images, from, to))}
      />
      {meta.submitFailed && meta.error && <p role="alert">{meta.error}</p>}
      <ImagePicker deliver={deliver} present={images.length} tooMany={tooMany} />
    </div>
  );
}
