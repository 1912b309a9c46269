import { runtimeConfig } from '@rodovia/shared/runtime';
import { personRoutes } from '../../person/define-persons';

export const administratorsRoutes = personRoutes({
  personType: runtimeConfig.personTypes.admin,
  path: '/admin/administradores',
  labels: { one: 'administrador', many: 'Administradores', create: 'Novo administrador' },
  pageTitle: 'Página do Administrador',
  exportFile: 'reportAdmin',
});
