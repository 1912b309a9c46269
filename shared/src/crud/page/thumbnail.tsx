import { TyreDrawing } from '@rodovia/shared/ui';
import { imageVariant } from '../../contracts/images';
import styles from './thumbnail.module.css';

interface Props {
  /** Address of the picture, if any. */
  url?: string | null;
  /** Tyre size for the drawing that replaces a missing picture. */
  size?: string;
}

/** Picture of a row, or a drawing of its tyre. It is decorative: the text next to it names the record. */
export const Thumbnail = ({ url, size = '' }: Props) => (
  <span className={styles.thumbnail} aria-hidden="true">
    {url ? <img src={imageVariant(url, 320)} alt="" loading="lazy" /> : <TyreDrawing size={size} />}
  </span>
);
