import { clientForm } from '@rodovia/shared/people';
import { lazyComponent, runtimeConfig } from '@rodovia/shared/runtime';
import { personRoutes } from '../../person/define-persons';
import { ErasuresButton } from './erasures-button';

const CreatedClient = lazyComponent(() =>
  import(/* webpackChunkName: "invite" */ './created-client').then(({ CreatedClient }) => CreatedClient),
);

export const clientsRoutes = personRoutes({
  personType: runtimeConfig.personTypes.client,
  path: '/admin/clientes',
  labels: { one: 'cliente', many: 'Clientes', create: 'Novo cliente' },
  pageTitle: 'Página do Cliente',
  exportFile: 'reportClient',
  form: clientForm(runtimeConfig.personTypes.client),
  toolbar: ErasuresButton,
  Created: CreatedClient,
});
