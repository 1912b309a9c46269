import { createItemList } from './item-list';
import { CART_KEY, FREE_ITEMS_KEY } from './storage';

/** The visitor's cart. */
export const useCart = createItemList(CART_KEY);

/** What the visitor asks for in words, because the catalogue does not have it: each text stands in the place of a code. */
export const useFreeItems = createItemList(FREE_ITEMS_KEY);
