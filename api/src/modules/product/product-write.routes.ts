import { Product, ProductCreation, ProductInput } from '@rodovia/shared/contracts';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyre-size';
import type { Api, ApiContext } from '../../context/context';
import { writeRoutes } from '../../crud/write-routes';
import { product } from '../../db/schema';
import { PRODUCT_IMAGES } from '../../images/image-set';
import { productSource } from './product.repository';

function toRow(input: ProductInput) {
  const size = input.size.trim();
  return {
    internCode: input.internCode.trim(),
    codePub: input.codePub.trim(),
    description: input.description.trim(),
    size,
    sizeKey: tyreSizeKey(size),
    unit: input.unit.trim(),
    observation: input.observation.trim(),
    publicPrice: input.publicPrice ?? null,
    companyCode: input.companyCode,
    groupCode: input.groupCode,
    brandCode: input.brandCode,
    modelCode: input.modelCode,
    categoryCode: input.categoryCode,
  };
}

/** Creating, changing, switching and deleting products. */
export function productWriteRoutes(app: Api, context: ApiContext): void {
  writeRoutes<Product, ProductInput>(app, context, {
    resource: 'product',
    names: { one: 'o produto' },
    table: product,
    source: productSource,
    item: Product,
    input: ProductInput,
    pictures: { field: 'productImages', creation: ProductCreation, kind: PRODUCT_IMAGES },
    toRow,
  });
}
