import { createItemList } from './cart/item-list';

/** Storage key of the quotation that staff is putting together. */
export const DRAFT_KEY = 'rodovia.draft';

/** Storage key of what goes along with it in words. */
export const DRAFT_FREE_ITEMS_KEY = 'rodovia.draftFreeItems';

/** The quotation that staff is putting together in the back office. */
export const useDraft = createItemList(DRAFT_KEY);

/** What goes along with it in words; see `useFreeItems`. */
export const useDraftFreeItems = createItemList(DRAFT_FREE_ITEMS_KEY);
