import { runtimeConfig } from '@rodovia/shared/runtime';
import { personRoutes } from '../../person/define-persons';
import { ErasuresButton } from './erasures-button';

export const clientsRoutes = personRoutes({
  personType: runtimeConfig.personTypes.client,
  path: '/admin/clientes',
  labels: { one: 'cliente', many: 'Clientes', create: 'Novo cliente' },
  pageTitle: 'Página do Cliente',
  exportFile: 'reportClient',
  toolbar: ErasuresButton,
});
