/** What a menu can count beside an item for whoever is logged in, and where the number is read. */
export const MENU_COUNTERS = { 'unread-conversations': '/message/unread' } as const;
export type MenuCounter = keyof typeof MENU_COUNTERS;
