import type { Product } from '@rodovia/shared/contracts';

/** Size and description of a product in one line; most descriptions name the size themselves. */
export const productName = ({ Size, Description }: Pick<Product, 'Size' | 'Description'>) =>
  Description.includes(Size) ? Description : `${Size} ${Description}`;
