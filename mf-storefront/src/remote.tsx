import { Navigate } from '@rodovia/shared/router';
import { lazyComponent, type Remote } from '@rodovia/shared/runtime';
import { CatalogPage } from './features/catalog/catalog-page';
import { HomePage } from './features/home/home-page';
import { ProductPage } from './features/product/product-page';
import { serverComponents } from './server-components';

const CartPage = lazyComponent(() =>
  import(/* webpackChunkName: "cart" */ './features/cart/cart-page').then(({ CartPage }) => CartPage),
);
const SavedPages = lazyComponent<{ path: '/comparar' | '/favoritos' | '/carrinho/compartilhado' }>(
  () => import(/* webpackChunkName: "saved-pages" */ './features/saved-pages').then(({ SavedPages }) => SavedPages),
  () => serverComponents.SavedPages,
);
const QuotationPages = lazyComponent(() =>
  import(/* webpackChunkName: "quotations" */ './features/my-quotations/quotation-pages').then(
    ({ QuotationPages }) => QuotationPages,
  ),
);
const VerifyPage = lazyComponent(
  () => import(/* webpackChunkName: "papers" */ './features/verify/verify-page').then(({ VerifyPage }) => VerifyPage),
  () => serverComponents.VerifyPage,
);
const SitePage = lazyComponent<{ path: '/privacidade' | '/termos' }>(
  () => import(/* webpackChunkName: "papers" */ './features/site-page/site-page').then(({ SitePage }) => SitePage),
  () => serverComponents.SitePage,
);
const AccountPages = lazyComponent<{ path: '/perfil' | '/veiculos' }>(() =>
  import(/* webpackChunkName: "profile" */ './account-pages').then(({ AccountPages }) => AccountPages),
);
// the recovery page offers the dialog when a link has expired, so both are in one chunk
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
  import('./features/account/registration/register-dialog').then(({ RegisterDialog }) => RegisterDialog),
);

const ListPanel = lazyComponent(() =>
  import(/* webpackChunkName: "tyre-list" */ './features/tyre-list/list-panel').then(({ ListPanel }) => ListPanel),
);

/** The public side: catalogue, cart, and pages of the client. Unknown addresses show the home page. */
export const remote: Remote = {
  routes: [
    ...['/modelos', '/pneus/:size', '/pneus/marca/:brand', '/pneus/tipo/:type', '/pneus/aro/:rim'].map((path) => ({
      path,
      element: <CatalogPage />,
    })),
    { path: '/modelos/:guid', element: <ProductPage /> },
    { path: '/products', element: <Navigate to="/modelos" replace /> },
    { path: '/comparar', element: <SavedPages path="/comparar" /> },
    { path: '/favoritos', element: <SavedPages path="/favoritos" /> },
    { path: '/carrinho', element: <CartPage /> },
    { path: '/carrinho/compartilhado', element: <SavedPages path="/carrinho/compartilhado" /> },
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
