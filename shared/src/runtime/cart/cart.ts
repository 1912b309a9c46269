import { createItemList } from './item-list';
import { CART_KEY, FREE_ITEMS_KEY } from './storage';

/** Cart of the visitor. */
export const useCart = createItemList(CART_KEY);

/** Free items of the cart, for what the catalogue does not have. The text takes the place of a product code. */
export const useFreeItems = createItemList(FREE_ITEMS_KEY);
