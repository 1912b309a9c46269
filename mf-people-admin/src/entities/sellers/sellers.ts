import { lazyComponent, runtimeConfig } from '@rodovia/shared/runtime';
import { personRoutes } from '../../person/define-persons';

const SellerOffboarding = lazyComponent(() =>
  import(/* webpackChunkName: "leaving" */ './seller-offboarding').then(({ SellerOffboarding }) => SellerOffboarding),
);

export const sellersRoutes = personRoutes({
  personType: runtimeConfig.personTypes.seller,
  path: '/admin/vendedores',
  labels: { one: 'vendedor', many: 'Vendedores', create: 'Novo vendedor' },
  pageTitle: 'Página do Vendedor',
  exportFile: 'reportSeller',
  SwitchOffQuestion: SellerOffboarding,
});
