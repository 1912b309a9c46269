import { imageVariant } from '@rodovia/shared/contracts/image-variant';
import { TyreDrawing } from '@rodovia/shared/ui';
import styles from './thumbnail.module.css';

interface Props {
  /** Address of the picture, if there is one. */
  url?: string | null;
  /** Measure that the stand-in is drawn from. */
  size?: string;
}

/** A row's picture, or the drawing of its tyre. The text beside it says what it is. */
export const Thumbnail = ({ url, size = '' }: Props) => (
  <span className={styles.thumbnail} aria-hidden="true">
    {url ? <img src={imageVariant(url, 320)} alt="" loading="lazy" /> : <TyreDrawing size={size} />}
  </span>
);
