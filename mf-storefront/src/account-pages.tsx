import { ProfilePage } from './features/account/profile-page';
import { VehiclesPage } from './features/vehicles/vehicles-page';

/** Profile and vehicles of a client in one chunk, because both need forms. */
export const AccountPages = ({ path }: { path: '/perfil' | '/veiculos' }) =>
  path === '/perfil' ? <ProfilePage /> : <VehiclesPage />;
