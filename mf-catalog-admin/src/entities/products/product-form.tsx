import { type Product, productEntity } from '@rodovia/shared/contracts';
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

/** A measure that is none of a tyre is stored as it is: the catalogue has inner tubes and valves too. */
const doubts = ({ size }: FormOf<typeof productEntity>) =>
  size.trim() === '' || parseTyreSize(size)
    ? {}
    : { size: `"${size.trim()}" não parece uma medida de pneu, como 205/55R16. A busca por medida não a encontrará.` };

/** Changes a product; its pictures have a place of their own. */
export const productEdit: FormDefinition<Product, FormOf<typeof productEntity>> = {
  ...form,
  body: Fields,
  doubts,
  wide: true,
};

/** Creates a product together with its pictures. */
export const productCreation = creationWithImages(productEdit, { productImages: [] }, PRODUCT_IMAGES);
