import { Navigate } from '@rodovia/shared/router';
import { lazyComponent, type Remote } from '@rodovia/shared/runtime';
import { drawnPages } from './drawn-pages';
import { CatalogPage } from './features/catalog/catalog-page';
import { HomePage } from './features/home/home-page';
import { ProductPage } from './features/product/product-page';

const CartPage = lazyComponent(() =>
  import(/* webpackChunkName: "cart" */ './features/cart/cart-page').then(({ CartPage }) => CartPage),
);
const KeptPages = lazyComponent<{ path: '/comparar' | '/favoritos' | '/carrinho/compartilhado' }>(
  () => import(/* webpackChunkName: "kept-pages" */ './kept-pages').then(({ KeptPages }) => KeptPages),
  () => drawnPages.KeptPages,
);
const QuotationPages = lazyComponent(() =>
  import(/* webpackChunkName: "quotations" */ './features/my-quotations/quotation-pages').then(
    ({ QuotationPages }) => QuotationPages,
  ),
);
const VerifyPage = lazyComponent(
  () => import(/* webpackChunkName: "papers" */ './features/verify/verify-page').then(({ VerifyPage }) => VerifyPage),
  () => drawnPages.VerifyPage,
);
const SitePage = lazyComponent<{ path: '/privacidade' | '/termos' }>(
  () => import(/* webpackChunkName: "papers" */ './features/site-page/site-page').then(({ SitePage }) => SitePage),
  () => drawnPages.SitePage,
);
const AccountPages = lazyComponent<{ path: '/perfil' | '/veiculos' }>(() =>
  import(/* webpackChunkName: "profile" */ './account-pages').then(({ AccountPages }) => AccountPages),
);
// On the recovery page the dialog is offered when the link has expired, so both come in one file.
const MailedLinkPage = lazyComponent(() =>
  import(/* webpackChunkName: "recovery" */ './features/account/mailed-link-page').then(
    ({ MailedLinkPage }) => MailedLinkPage,
  ),
);
const RecoveryDialog = lazyComponent(() =>
  import(/* webpackChunkName: "recovery" */ './features/account/recovery-dialog').then(
    ({ RecoveryDialog }) => RecoveryDialog,
  ),
);
const ChangePasswordDialog = lazyComponent(() =>
  import(/* webpackChunkName: "recovery" */ './features/account/change-password-dialog').then(
    ({ ChangePasswordDialog }) => ChangePasswordDialog,
  ),
);
const RegisterDialog = lazyComponent(() =>
  import('./features/account/register-dialog').then(({ RegisterDialog }) => RegisterDialog),
);

const ListPanel = lazyComponent(() =>
  import(/* webpackChunkName: "tyre-list" */ './features/tyre-list/list-panel').then(({ ListPanel }) => ListPanel),
);

/** The public side: catalogue, cart, and what a client has of their own. Unknown addresses show home. */
export const remote: Remote = {
  routes: [
    { path: '/modelos', element: <CatalogPage /> },
    { path: '/modelos/:guid', element: <ProductPage /> },
    { path: '/products', element: <Navigate to="/modelos" replace /> },
    { path: '/comparar', element: <KeptPages path="/comparar" /> },
    { path: '/favoritos', element: <KeptPages path="/favoritos" /> },
    { path: '/carrinho', element: <CartPage /> },
    { path: '/carrinho/compartilhado', element: <KeptPages path="/carrinho/compartilhado" /> },
    { path: '/orcamentos', element: <QuotationPages /> },
    { path: '/orcamentos/:code', element: <QuotationPages /> },
    { path: '/perfil', element: <AccountPages path="/perfil" /> },
    { path: '/veiculos', element: <AccountPages path="/veiculos" /> },
    { path: '/recovery-pass/:guid', element: <MailedLinkPage /> },
    { path: '/confirmar-email/:confirmation', element: <MailedLinkPage /> },
    { path: '/convite/:invitation', element: <MailedLinkPage /> },
    { path: '/privacidade', element: <SitePage path="/privacidade" /> },
    { path: '/termos', element: <SitePage path="/termos" /> },
    { path: '/verificar/:token', element: <VerifyPage /> },
    { path: '*', element: <HomePage /> },
  ],
  dialogs: {
    register: RegisterDialog,
    recovery: RecoveryDialog,
    'change-password': ChangePasswordDialog,
    'tyre-list': ListPanel,
  },
};
