import type { Remote } from '@rodovia/shared/runtime';
import { administratorsRoutes } from './entities/administrators/administrators';
import { clientsRoutes } from './entities/clients/clients';
import { erasuresRoute } from './entities/erasures/erasures';
import { sellersRoutes } from './entities/sellers/sellers';
import { ProfilePage } from './features/profile/profile-page';

export const remote: Remote = {
  routes: [
    ...clientsRoutes,
    ...sellersRoutes,
    ...administratorsRoutes,
    erasuresRoute,
    { path: '/admin/perfil', element: <ProfilePage password="/admin/configuracoes/editar-senha" /> },
    { path: '/vendedor/perfil', element: <ProfilePage /> },
  ],
};
