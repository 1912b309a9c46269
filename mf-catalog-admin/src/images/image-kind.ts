import { TOO_MANY_IMAGES } from '@rodovia/shared/contracts/images';

/** Differences between pictures of models and of products. */
export interface ImageKind {
  /** First segment of the API addresses. */
  resource: 'modelImage' | 'productImage';
  /** Message for too many pictures. */
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
