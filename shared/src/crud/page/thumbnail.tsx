import type { Image } from '@rodovia/shared/contracts';
import { imageVariant } from '@rodovia/shared/contracts/image-variant';
import { TyreDrawing } from '@rodovia/shared/ui';
import styles from './thumbnail.module.css';

interface Props {
  image: Image | undefined;
  /** Measure that the stand-in is drawn from. */
  size?: string;
}

/** A row's picture, or the drawing of its tyre. The text beside it says what it is. */
export const Thumbnail = ({ image, size = '' }: Props) => (
  <span className={styles.thumbnail} aria-hidden="true">
    {image ? <img src={imageVariant(image.Url, 320)} alt="" loading="lazy" /> : <TyreDrawing size={size} />}
  </span>
);
