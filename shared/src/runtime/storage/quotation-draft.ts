import { createItemList } from '../cart/item-list';

/** Storage key of the staff's draft quotation. */
export const DRAFT_KEY = 'rodovia.draft';

/** Storage key of the draft's free items. */
export const DRAFT_FREE_ITEMS_KEY = 'rodovia.draftFreeItems';

/** Quotation that staff are drafting in the back office. */
export const useDraft = createItemList(DRAFT_KEY);

/** Free items of the draft; see `useFreeItems`. */
export const useDraftFreeItems = createItemList(DRAFT_FREE_ITEMS_KEY);
