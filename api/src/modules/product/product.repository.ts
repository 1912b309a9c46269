import { productEntity } from '@rodovia/shared/contracts';
import { sql } from 'drizzle-orm';
import { editableSource, sourceOf } from '../../crud/entity-source';
import { model, modelImage, product, productImage } from '../../db/schema';
import { imageList } from '../../images/image-list';

/** The model comes with its pictures, which stand in for a product that has none; sizes are ordered by their digits, what has no price comes last. */
export const productSource = sourceOf(productEntity, product, {
  relations: { ProductImage: imageList(productImage, product.code) },
  nested: { Model: { ModelImage: imageList(modelImage, model.code) } },
  sortable: { Size: product.sizeKey, PublicPrice: sql`${product.publicPrice} is null, ${product.publicPrice}` },
});

export const editableProducts = editableSource(productSource);
