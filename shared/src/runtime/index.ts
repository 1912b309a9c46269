export { QueryClientProvider } from '@tanstack/react-query';
export type { Role } from '../contracts/people';
export type { Area, Discovery, Filling, FirstView, MenuItem, OwnedRoute, Release } from '../contracts/platform';
export type { QueryValue } from '../contracts/records';
export { callPath, firstViewPath } from '../contracts/records';
export { parseTyreSize, tyreGeometry, tyreSizeKey } from '../contracts/tyres';
export { beginActivity, useActivity } from './api/activity';
export { ApiError, messageOf } from './api/api-error';
export { api, logIn, warmUpApi } from './api/client';
export { boot, dropInlinedAnswers, inlineAnswers, isKnownMissing, runtimeConfig } from './boot';
export { useCart, useFreeItems } from './cart/cart';
export { type CartItem, CLOSING_KEY } from './cart/storage';
export { type CartLine, findProducts, useProducts } from './cart/use-products';
export { serverNow } from './clock';
export { closeDialog, openDialog, useDialog } from './dialogs';
export { dropEarlyReads } from './early-reads';
export { formatInstant, formatMoney, formatNumber } from './format';
export { forgetFailedCode, lazyComponent } from './lazy-component';
export { useQuotationEvents } from './live/use-quotation-events';
export { logOut } from './logout';
export { messages } from './messages';
export { isOffline, useNetwork } from './network';
export { dismissToast, dismissToastsTo, notify, type Toast, type ToastAction, useToasts } from './notifier';
export { type Crumb, KEEPS_PLACE, usePage, usePageInfo } from './page';
export { invalidate, keyOf, queryClient, readAhead, useApi } from './query';
export type { PageHead, Remote, RemoteDialog, RemotePart, RemoteRoute, ServerRemote } from './remote';
export { followOtherTabs, renameSession, type Session, startSession, useSession } from './session/session';
export { draftKey } from './storage/draft-keys';
export {
  type InterruptedSession,
  interruptedForms,
  interruptedSession,
  openForms,
} from './storage/interrupted-session';
export { type ListSettings, readListSettings, saveListSettings } from './storage/list-settings';
export { showStored, storeDialog, storeNotice, takeNotice } from './storage/notice';
export { persist } from './storage/persist';
export { useDraft, useDraftFreeItems } from './storage/quotation-draft';
export { chooseTheme, type ThemeChoice, useIsDark, useThemeChoice } from './theme';
