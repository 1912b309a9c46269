import type { Product } from '@rodovia/shared/contracts';
import { imageVariant } from '@rodovia/shared/contracts/image-variant';
import { TyreDrawing } from '@rodovia/shared/ui';

const HEAVY = ['Máquinas', 'Caminhões e ônibus'];

/** The first picture of a product or of its model; without one, the drawing of its size. */
export function ProductPicture({ product, className }: { product: Product; className?: string }) {
  const picture = product.ProductImage?.[0] ?? product.Model?.ModelImage?.[0];
  if (picture) {
    const [small, larger] = [imageVariant(picture.Url, 320), imageVariant(picture.Url, 640)];
    return (
      <img
        src={larger}
        srcSet={small === larger ? undefined : `${small} 320w, ${larger} 640w`}
        sizes="200px"
        alt={product.Description}
        width="340"
        height="200"
        className={className}
      />
    );
  }
  return (
    <div className={className}>
      <TyreDrawing size={product.Size} heavy={HEAVY.includes(product.Group?.Type ?? '')} />
    </div>
  );
}
