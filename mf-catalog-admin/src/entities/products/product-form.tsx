import { type Product, productEntity } from '@rodovia/shared/contracts/catalog';
import { type FormDefinition, FormFields, type FormOf, formOf } from '@rodovia/shared/crud';
import { parseTyreSize } from '@rodovia/shared/runtime';
import { creationWithImages } from '../../images/creation-with-images';
import { PRODUCT_IMAGES } from '../../images/image-kind';
import styles from './product-form.module.css';

const form = formOf(productEntity);

const Fields = () => (
  <div className={styles.grid}>
    <FormFields fields={form.fields} />
  </div>
);

/**
 * Sizes that are no tyre sizes are accepted after a confirmation, because the catalogue also has inner tubes and
 * valves.
 */
const doubts = ({ size }: FormOf<typeof productEntity>) =>
  size.trim() === '' || parseTyreSize(size)
    ? {}
    : { size: `"${size.trim()}" não parece uma medida de pneu, como 205/55R16. A busca por medida não a encontrará.` };

/** Form for changing a product, without its pictures. */
export const productEdit: FormDefinition<Product, FormOf<typeof productEntity>> = {
  ...form,
  body: Fields,
  doubts,
  wide: true,
};

/** Form for creating a product together with its pictures. */
export const productCreation = creationWithImages(productEdit, { productImages: [] }, PRODUCT_IMAGES);
