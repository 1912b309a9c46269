/** Pictures that a model or a product may have. */
export const MOST_IMAGES = 5;

/** Sentences where there would be more, in the specification's words: it calls a model 'Marca' here. */
export const TOO_MANY_IMAGES = {
  model: `Marca não pode conter mais que ${MOST_IMAGES} imagens!`,
  product: `Produto não pode conter mais que ${MOST_IMAGES} imagens!`,
} as const;
