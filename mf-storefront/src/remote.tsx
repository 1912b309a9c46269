import { Navigate } from '@rodovia/shared/router';
import { lazyComponent, type Remote } from '@rodovia/shared/runtime';
import { CatalogPage } from './features/catalog/catalog-page';
import { HomePage } from './features/home/home-page';
import { ProductPage } from './features/product/product-page';

const CartPage = lazyComponent(() => import('./features/cart/cart-page').then(({ CartPage }) => CartPage));
// After the list of quotations one of them is usually opened, so both come in one file.
const QuotationListPage = lazyComponent(() =>
  import(/* webpackChunkName: "quotations" */ './features/my-quotations/quotation-list-page').then(
    ({ QuotationListPage }) => QuotationListPage,
  ),
);
const QuotationPage = lazyComponent(() =>
  import(/* webpackChunkName: "quotations" */ './features/my-quotations/quotation-page').then(
    ({ QuotationPage }) => QuotationPage,
  ),
);
const ProfilePage = lazyComponent(() =>
  import('./features/account/profile-page').then(({ ProfilePage }) => ProfilePage),
);
// On the recovery page the dialog is offered when the link has expired, so both come in one file.
const RecoveryPage = lazyComponent(() =>
  import(/* webpackChunkName: "recovery" */ './features/account/recovery-page').then(
    ({ RecoveryPage }) => RecoveryPage,
  ),
);
const RecoveryDialog = lazyComponent(() =>
  import(/* webpackChunkName: "recovery" */ './features/account/recovery-dialog').then(
    ({ RecoveryDialog }) => RecoveryDialog,
  ),
);
const ChangePasswordDialog = lazyComponent(() =>
  import('./features/account/change-password-dialog').then(({ ChangePasswordDialog }) => ChangePasswordDialog),
);
const RegisterDialog = lazyComponent(() =>
  import('./features/account/register-dialog').then(({ RegisterDialog }) => RegisterDialog),
);

/** The public side: catalogue, cart, and what a client has of their own. Unknown addresses show home. */
export const remote: Remote = {
  routes: [
    { path: '/modelos', element: <CatalogPage /> },
    { path: '/modelos/:guid', element: <ProductPage /> },
    { path: '/products', element: <Navigate to="/modelos" replace /> },
    { path: '/carrinho', element: <CartPage /> },
    { path: '/orcamentos', element: <QuotationListPage /> },
    { path: '/orcamentos/:code', element: <QuotationPage /> },
    { path: '/perfil', element: <ProfilePage /> },
    { path: '/recovery-pass/:guid', element: <RecoveryPage /> },
    { path: '*', element: <HomePage /> },
  ],
  dialogs: { register: RegisterDialog, recovery: RecoveryDialog, 'change-password': ChangePasswordDialog },
};
