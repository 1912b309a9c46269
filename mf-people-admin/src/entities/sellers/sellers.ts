import { lazyComponent, runtimeConfig } from '@rodovia/shared/runtime';
import { personRoutes } from '../../person/define-persons';

const LeavingSellers = lazyComponent(() =>
  import(/* webpackChunkName: "leaving" */ './leaving-sellers').then(({ LeavingSellers }) => LeavingSellers),
);

export const sellersRoutes = personRoutes({
  personType: runtimeConfig.personTypes.seller,
  path: '/admin/vendedores',
  labels: { one: 'vendedor', many: 'Vendedores', create: 'Novo vendedor' },
  pageTitle: 'Página do Vendedor',
  exportFile: 'reportSeller',
  SwitchOffQuestion: LeavingSellers,
});
