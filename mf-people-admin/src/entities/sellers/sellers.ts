import { runtimeConfig } from '@rodovia/shared/runtime';
import { personRoutes } from '../../person/define-persons';
import { openWork } from './open-work';

export const sellersRoutes = personRoutes({
  personType: runtimeConfig.personTypes.seller,
  path: '/admin/vendedores',
  labels: { one: 'vendedor', many: 'Vendedores', create: 'Novo vendedor' },
  pageTitle: 'Página do Vendedor',
  exportFile: 'reportSeller',
  switchOffWarning: openWork,
});
