/** Maximum number of pictures of a model or a product. */
export const MAX_IMAGES = 5;

/** Messages for too many pictures, in the wording of the specification (which calls a model 'Marca' here). */
export const TOO_MANY_IMAGES = {
  model: `Marca não pode conter mais que ${MAX_IMAGES} imagens!`,
  product: `Produto não pode conter mais que ${MAX_IMAGES} imagens!`,
} as const;
