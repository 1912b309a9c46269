import { type Product, productEntity } from '@rodovia/shared/contracts';
import { type FormDefinition, FormFields, type FormOf, formOf } from '@rodovia/shared/crud';
import { creationWithImages } from '../../images/creation-with-images';
import { PRODUCT_IMAGES } from '../../images/image-kind';
import styles from './product-form.module.css';

const form = formOf(productEntity);

const Fields = () => (
  <div className={styles.grid}>
    <FormFields fields={form.fields} />
  </div>
);

/** Changes a product; its pictures have a place of their own. */
export const productEdit: FormDefinition<Product, FormOf<typeof productEntity>> = { ...form, body: Fields, wide: true };

/** Creates a product together with its pictures. */
export const productCreation = creationWithImages(productEdit, { productImages: [] }, PRODUCT_IMAGES);
