import type { Product } from '../../contracts/catalog';
import { Thumbnail } from '../page/thumbnail';
import type { Column } from '../types';

/** Address of the first picture of a product, or of its model. */
const pictureOf = ({ ProductImage, Model }: Product) => (ProductImage?.[0] ?? Model?.ModelImage?.[0])?.Url;

/** Column with the picture of a product, or a drawing of its size. */
export const productPicture: Column<Product> = {
  key: 'ProductImage',
  title: 'Foto',
  width: 72,
  rank: 3,
  render: (product) => <Thumbnail url={pictureOf(product)} size={product.Size} />,
};
