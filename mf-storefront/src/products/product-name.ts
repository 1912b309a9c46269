import type { Product } from '@rodovia/shared/contracts/catalog';

/** Returns size and description of a product in one line; most descriptions contain the size. */
export const productName = ({ Size, Description }: Pick<Product, 'Size' | 'Description'>) =>
  Description.includes(Size) ? Description : `${Size} ${Description}`;
