import { Product, ProductCreation, type ProductInput } from '@rodovia/shared/contracts/catalog';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyres';
import type { Api, ApiContext } from '../../context/context';
import { writeRoutes } from '../../crud/write-routes';
import { PRODUCT_IMAGES } from '../../images/image-set';
import { productSource } from './product.repository';

/** Routes that write products. */
export function productWriteRoutes(app: Api, context: ApiContext): void {
  writeRoutes<ProductInput>(app, context, {
    source: productSource,
    item: Product,
    computed: ({ size }) => ({ sizeKey: tyreSizeKey(size.trim()) }),
    pictures: { field: 'productImages', creation: ProductCreation, kind: PRODUCT_IMAGES },
  });
}
