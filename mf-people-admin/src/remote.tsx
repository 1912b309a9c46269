import { lazyComponent, type Remote } from '@rodovia/shared/runtime';
import type { FillingOf } from '@rodovia/shared/slots';
import { administratorsRoutes } from './entities/administrators/administrators';
import { clientsRoutes } from './entities/clients/clients';
import { erasuresRoute } from './entities/erasures/erasures';
import { sellersRoutes } from './entities/sellers/sellers';
import { ProfilePage } from './features/profile/profile-page';

const ClientCard: FillingOf<'quotation.aside'> = lazyComponent(() =>
  import(/* webpackChunkName: "client" */ './slots/client-card').then(({ ClientCard }) => ClientCard),
);

export const remote: Remote = {
  routes: [
    ...clientsRoutes,
    ...sellersRoutes,
    ...administratorsRoutes,
    erasuresRoute,
    { path: '/admin/perfil', element: <ProfilePage password="/admin/configuracoes/editar-senha" /> },
    { path: '/vendedor/perfil', element: <ProfilePage /> },
  ],
  parts: { 'client-card': ClientCard },
};
