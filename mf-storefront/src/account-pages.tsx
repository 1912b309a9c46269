import { ProfilePage } from './features/account/profile-page';
import { VehiclesPage } from './features/vehicles/vehicles-page';

/** What a client has of their own beside quotations: the profile and the vehicles, in one file, for both are forms. */
export const AccountPages = ({ path }: { path: '/perfil' | '/veiculos' }) =>
  path === '/perfil' ? <ProfilePage /> : <VehiclesPage />;
