import { productEntity } from '@rodovia/shared/contracts/catalog';
import { sql } from 'drizzle-orm';
import { editableSource, sourceOf } from '../../crud/entity-source';
import { model, modelImage, product, productImage } from '../../db/schema';
import { imageList } from '../../images/image-list';

/** Model pictures replace missing product pictures; sizes are sorted by digits, products without a price last. */
export const productSource = sourceOf(productEntity, product, {
  relations: { ProductImage: imageList(productImage, product.code) },
  nested: { Model: { ModelImage: imageList(modelImage, model.code) } },
  sortable: { Size: product.sizeKey, PublicPrice: sql`${product.publicPrice} is null, ${product.publicPrice}` },
});

/** Source of products with the fields that an editor reads. */
export const editableProducts = editableSource(productSource);
