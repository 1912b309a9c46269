import type { Image, Product } from '@rodovia/shared/contracts';
import { Thumbnail } from '../page/thumbnail';
import type { Column } from '../types';

type Pictured = Pick<Product, 'ProductImage' | 'Model'>;

/** The first picture of a product or of its model. */
export const pictureOf = (product: Pictured | null | undefined): Image | undefined =>
  product?.ProductImage?.[0] ?? product?.Model?.ModelImage?.[0];

/** The picture of a product in a list, or the drawing of its size. */
export const productPicture: Column<Product> = {
  key: 'ProductImage',
  title: 'Foto',
  width: 72,
  rank: 3,
  render: (product) => <Thumbnail image={pictureOf(product)} size={product.Size} />,
};
