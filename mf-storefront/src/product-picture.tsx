import type { Product } from '@rodovia/shared/contracts';
import { imageVariant } from '@rodovia/shared/contracts/image-variant';
import { hasHeavyTread } from '@rodovia/shared/contracts/tyre-figure';
import { TyreDrawing } from '@rodovia/shared/ui';
import frame from './picture.module.css';

/** What a picture is made of. */
type Shown = Pick<Product, 'Size' | 'Description' | 'ProductImage' | 'Model' | 'Group'>;

/** The first picture of a product or of its model; without one, the drawing of its size. `className` is its place. */
export function ProductPicture({ product, className = '' }: { product: Shown; className?: string }) {
  const picture = product.ProductImage?.[0] ?? product.Model?.ModelImage?.[0];
  if (!picture) {
    return (
      <div className={className}>
        <TyreDrawing size={product.Size} heavy={hasHeavyTread(product.Group?.Type)} />
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
