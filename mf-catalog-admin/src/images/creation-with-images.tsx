import { type FormDefinition, FormFields } from '@rodovia/shared/crud';
import type { ImageKind } from './image-kind';
import { ImagesField } from './images-field';

interface NewImage {
  base64: string;
}

/**
 * Extends a form to create a record together with its pictures.
 * @param images the payload's field for pictures, empty (`{ modelImages: [] }`).
 */
export function creationWithImages<T, Input extends object, Images extends Record<string, NewImage[]>>(
  { fields, body, empty, prepare, doubts, wide }: FormDefinition<T, Input>,
  images: Images,
  { tooMany }: ImageKind,
): FormDefinition<T, Input & Images> {
  const Fields = body ?? (() => <FormFields fields={fields} />);
  const withImages = () => (
    <>
      <Fields />
      {Object.keys(images).map((name) => (
        <ImagesField key={name} name={name} tooMany={tooMany} />
      ))}
    </>
  );
  return { fields, body: withImages, empty: { ...empty, ...images }, prepare, doubts, wide, edits: false };
}
