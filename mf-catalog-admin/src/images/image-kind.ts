/** Pictures that a model or a product may have. */
export const MOST_IMAGES = 5;

/** What tells the pictures of models from those of products. */
export interface ImageKind {
  /** First segment of the calls. */
  resource: 'modelImage' | 'productImage';
  /** Sentence where there would be more than a record may have. */
  tooMany: string;
}

export const MODEL_IMAGES: ImageKind = {
  resource: 'modelImage',
  tooMany: 'Marca não pode conter mais que 5 imagens!',
};

export const PRODUCT_IMAGES: ImageKind = {
  resource: 'productImage',
  tooMany: 'Produto não pode conter mais que 5 imagens!',
};
