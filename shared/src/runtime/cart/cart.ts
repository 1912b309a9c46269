import { createItemList } from './item-list';
import { CART_KEY } from './storage';

/** The visitor's cart. */
export const useCart = createItemList(CART_KEY);
