import { modelEntity } from '@rodovia/shared/contracts/catalog';
import { formOf } from '@rodovia/shared/crud';
import { creationWithImages } from '../../images/creation-with-images';
import { MODEL_IMAGES } from '../../images/image-kind';

/** Form for changing a model, without its pictures. */
export const modelEdit = formOf(modelEntity);

/** Form for creating a model together with its pictures. */
export const modelCreation = creationWithImages(modelEdit, { modelImages: [] }, MODEL_IMAGES);
