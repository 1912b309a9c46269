import { createItemList } from './cart/item-list';

/** Storage key of the quotation that staff is putting together. */
export const DRAFT_KEY = 'rodovia.draft';

/** The quotation that staff is putting together in the back office. */
export const useDraft = createItemList(DRAFT_KEY);
