import { staffRoute } from '@rodovia/shared/crud';
import type { Remote } from '@rodovia/shared/runtime';
import { administratorsRoutes } from './entities/administrators/administrators';
import { clientsRoutes } from './entities/clients/clients';
import { sellersRoutes } from './entities/sellers/sellers';
import { ProfilePage } from './features/profile/profile-page';

export const remote: Remote = {
  routes: [...clientsRoutes, ...sellersRoutes, ...administratorsRoutes, staffRoute('/admin/perfil', <ProfilePage />)],
};
