import type { Product } from '@rodovia/shared/contracts/catalog';
import { imageVariant } from '@rodovia/shared/contracts/images';
import { treadOf } from '@rodovia/shared/contracts/tyres';
import { TyreDrawing } from '@rodovia/shared/ui';
import frame from './picture.module.css';

/** The properties of a product that its picture needs. */
type Shown = Pick<Product, 'Size' | 'Description' | 'ProductImage' | 'Brand' | 'Model' | 'Group'> &
  Partial<Pick<Product, 'Observation'>>;

/** First picture of a product or of its model, or a drawing of its size. `className` positions it. */
export function ProductPicture({ product, className = '' }: { product: Shown; className?: string }) {
  const picture = product.ProductImage?.[0] ?? product.Model?.ModelImage?.[0];
  if (!picture) {
    return (
      <div className={className}>
        <TyreDrawing
          size={product.Size}
          brand={product.Brand?.Description}
          tread={treadOf(product.Observation ?? '', product.Group?.Type)}
        />
      </div>
    );
  }
  const [small, larger] = [imageVariant(picture.Url, 320), imageVariant(picture.Url, 640)];
  return (
    <div className={`${className} ${frame.ground}`}>
      <img
        src={larger}
        srcSet={small === larger ? undefined : `${small} 320w, ${larger} 640w`}
        sizes="(max-width: 768px) 112px, 240px"
        alt={product.Description}
        width="340"
        height="200"
      />
    </div>
  );
}
