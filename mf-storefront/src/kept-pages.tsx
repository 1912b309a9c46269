import { ComparePage } from './features/compare/compare-page';
import { FavouritesPage } from './features/favourites/favourites-page';

/** The pages of what a visitor keeps, in one file. */
export const KeptPages = ({ path }: { path: '/comparar' | '/favoritos' }) =>
  path === '/comparar' ? <ComparePage /> : <FavouritesPage />;
