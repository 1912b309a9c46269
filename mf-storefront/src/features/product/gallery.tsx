import type { Product } from '@rodovia/shared/contracts/catalog';
import { imageVariant } from '@rodovia/shared/contracts/images';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useState } from 'react';
import { ProductPicture } from '../../products/product-picture';
import styles from './gallery.module.css';

const Zoom = lazyComponent(() => import(/* webpackChunkName: "overlays" */ './zoom').then(({ Zoom }) => Zoom));

/** Pictures of a product with zoom, or a drawing of its size. */
export function Gallery({ product }: { product: Product }) {
  const pictures = [...(product.ProductImage ?? []), ...(product.Model?.ModelImage ?? [])];
  const [shown, setShown] = useState(0);
  const [zooming, setZooming] = useState(false);
  const close = () => setZooming(false);
  const current = pictures[shown];
  if (!current) return <ProductPicture product={product} className={styles.large} />;
  return (
    <div>
      <button type="button" className={styles.open} aria-label="Ampliar a foto" onClick={() => setZooming(true)}>
        <img
          src={imageVariant(current.Url, 640)}
          srcSet={`${imageVariant(current.Url, 640)} 640w, ${current.Url} 1280w`}
          sizes="(max-width: 768px) 100vw, 600px"
          alt={product.Description}
          className={styles.large}
          width="800"
          height="600"
        />
      </button>
      {zooming && (
        <Boundary title="A foto não abriu" onClose={close}>
          <Zoom pictures={pictures} shown={shown} alt={product.Description} onShow={setShown} onClose={close} />
        </Boundary>
      )}
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map(({ Code, Url }, i) => (
            <li key={Code}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`Foto ${i + 1}`}
                aria-pressed={i === shown}
                onClick={() => setShown(i)}
              >
                <img src={imageVariant(Url, 320)} alt="" width="80" height="60" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
