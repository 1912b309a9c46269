/** Counters that a menu item can show for the current user, with the address that each is read from. */
export const MENU_COUNTERS = {
  'unread-conversations': '/message/unread',
  'unseen-notices': '/notice/count',
} as const;
