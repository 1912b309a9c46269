import type { Model, ModelCreation, ModelInput } from '@rodovia/shared/contracts';
import { type FieldDefinition, type FormDefinition, FormFields } from '@rodovia/shared/crud';
import { required } from '@rodovia/shared/forms';
import { MODEL_IMAGES } from '../../images/image-kind';
import { ImagesField } from '../../images/images-field';

const fields: readonly FieldDefinition<ModelInput>[] = [
  { name: 'name', label: 'Nome', maxLength: 120, validate: required('Nome é obrigatório.') },
  {
    name: 'description',
    label: 'Descrição',
    control: 'textarea',
    maxLength: 4000,
    validate: required('Descrição é obrigatório.'),
  },
];

function CreationFields() {
  return (
    <>
      <FormFields fields={fields} />
      <ImagesField name="modelImages" tooMany={MODEL_IMAGES.tooMany} />
    </>
  );
}

/** Creates a model together with its pictures. */
export const modelCreation: FormDefinition<Model, ModelCreation> = {
  empty: { name: '', description: '', modelImages: [] },
  fields: fields as readonly FieldDefinition<ModelCreation>[],
  body: CreationFields,
  edits: false,
};

/** Changes a model; its pictures have a place of their own. */
export const modelEdit: FormDefinition<Model, ModelInput> = { empty: { name: '', description: '' }, fields };
