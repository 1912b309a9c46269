import { TOO_MANY_IMAGES } from '@rodovia/shared/contracts';

/** What tells the pictures of models from those of products. */
export interface ImageKind {
  /** First segment of the calls. */
  resource: 'modelImage' | 'productImage';
  /** Sentence where there would be more than a record may have. */
  tooMany: string;
}

export const MODEL_IMAGES: ImageKind = {
  resource: 'modelImage',
  tooMany: TOO_MANY_IMAGES.model,
};

export const PRODUCT_IMAGES: ImageKind = {
  resource: 'productImage',
  tooMany: TOO_MANY_IMAGES.product,
};
