import { Navigate } from '@rodovia/shared/router';
import { lazyComponent, type Remote } from '@rodovia/shared/runtime';
import type { ComponentType } from 'react';
import { CatalogPage } from './features/catalog/catalog-page';
import { HomePage } from './features/home/home-page';
import { ProductPage } from './features/product/product-page';
import { serverComponents } from './server-components';

const CartPage = lazyComponent(() =>
  import(/* webpackChunkName: "cart" */ './features/cart/cart-page').then(({ CartPage }) => CartPage),
);
const SavedPages = lazyComponent<{
  path: '/comparar' | '/favoritos' | '/carrinho/compartilhado' | '/pneus-por-veiculo';
}>(
  () => import(/* webpackChunkName: "saved-pages" */ './features/saved-pages').then(({ SavedPages }) => SavedPages),
  () => serverComponents.SavedPages,
);
const QuotationPages = lazyComponent(() =>
  import(/* webpackChunkName: "quotations" */ './features/my-quotations/quotation-pages').then(
    ({ QuotationPages }) => QuotationPages,
  ),
);
const Papers = lazyComponent<{ path: '/privacidade' | '/termos' | '/verificar/:token' }>(
  () => import(/* webpackChunkName: "papers" */ './features/papers').then(({ Papers }) => Papers),
  () => serverComponents.Papers,
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

/** Returns the routes of a page that has several addresses. */
const at = <Path extends string>(Page: ComponentType<{ path: Path }>, ...paths: Path[]) =>
  paths.map((path) => ({ path, element: <Page path={path} /> }));

/** The public side: catalogue, cart, and pages of the client. Unknown addresses show the home page. */
export const remote: Remote = {
  routes: [
    ...at(CatalogPage, '/modelos', '/pneus/:size', '/pneus/marca/:brand', '/pneus/tipo/:type', '/pneus/aro/:rim'),
    ...at(ProductPage, '/modelos/:guid'),
    { path: '/products', element: <Navigate to="/modelos" replace /> },
    ...at(SavedPages, '/comparar', '/favoritos', '/carrinho/compartilhado', '/pneus-por-veiculo'),
    ...at(CartPage, '/carrinho'),
    ...at(QuotationPages, '/orcamentos', '/orcamentos/:code'),
    ...at(AccountPages, '/perfil', '/veiculos'),
    ...at(MailedLinkPage, '/recovery-pass/:guid', '/confirmar-email/:confirmation', '/convite/:invitation'),
    ...at(Papers, '/privacidade', '/termos', '/verificar/:token'),
    ...at(HomePage, '*'),
  ],
  dialogs: {
    register: RegisterDialog,
    recovery: RecoveryDialog,
    'change-password': ChangePasswordDialog,
    'tyre-list': ListPanel,
  },
};
