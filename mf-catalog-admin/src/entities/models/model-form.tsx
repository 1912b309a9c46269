import { modelEntity } from '@rodovia/shared/contracts';
import { formOf } from '@rodovia/shared/crud';
import { creationWithImages } from '../../images/creation-with-images';
import { MODEL_IMAGES } from '../../images/image-kind';

/** Changes a model; its pictures have a place of their own. */
export const modelEdit = formOf(modelEntity);

/** Creates a model together with its pictures. */
export const modelCreation = creationWithImages(modelEdit, { modelImages: [] }, MODEL_IMAGES);
