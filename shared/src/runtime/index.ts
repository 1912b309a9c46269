export type {
  Area,
  Discovery,
  FirstView,
  MenuItem,
  OwnedRoute,
  QueryValue,
  Release,
  Role,
} from '@rodovia/shared/contracts';
export { callPath, firstViewPath } from '@rodovia/shared/contracts/call-path';
export { tyreGeometry } from '@rodovia/shared/contracts/tyre-geometry';
export { parseTyreSize, tyreSizeKey } from '@rodovia/shared/contracts/tyre-size';
export { QueryClientProvider } from '@tanstack/react-query';
export { dropReads } from './ahead';
export { beginActivity, useActivity } from './api/activity';
export { ApiError, messageOf } from './api/api-error';
export { api, logIn, warmUpApi } from './api/client';
export { boot, dropInlinedAnswers, inlineAnswers, isKnownMissing, runtimeConfig } from './boot';
export { useCart, useFreeItems } from './cart/cart';
export { type CartItem, CLOSING_KEY } from './cart/storage';
export { type CartLine, findProducts, useProducts } from './cart/use-products';
export { serverNow } from './clock';
export { closeDialog, openDialog, useDialog } from './dialogs';
export { useDraft, useDraftFreeItems } from './draft';
export { formatInstant, formatMoney, formatNumber } from './format';
export { keep } from './keep';
export { type KeptLists, keepLists, keptLists } from './kept-lists';
export { forgetFailedCode, lazyComponent } from './lazy-component';
export { type Left, leftForms, openForms, whereLeft } from './left';
export { useQuotationEvents } from './live/use-quotation-events';
export { logOut } from './logout';
export { messages } from './messages';
export { isOffline, useNetwork } from './network';
export { leaveNotice, takeNotice } from './notice';
export { dismissToast, dismissToastsTo, notify, type Toast, type ToastAction, useToasts } from './notifier';
export { type Crumb, KEEPS_PLACE, usePage, usePageInfo } from './page';
export { invalidate, keyOf, queryClient, readAhead, useApi } from './query';
export type { PageHead, Remote, RemoteDialog, RemoteRoute, ServerRemote } from './remote';
export { followOtherTabs, renameSession, type Session, startSession, useSession } from './session/session';
export { chooseTheme, type ThemeChoice, useIsDark, useThemeChoice } from './theme';
export { unsentKey } from './unsent';
