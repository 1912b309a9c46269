import { ComparePage } from './compare/compare-page';
import { FavouritesPage } from './favourites/favourites-page';
import { FitmentsPage } from './fitments/fitments-page';
import { SharedCartPage } from './shared-cart/shared-cart-page';

const PAGES = {
  '/comparar': ComparePage,
  '/favoritos': FavouritesPage,
  '/carrinho/compartilhado': SharedCartPage,
  '/pneus-por-veiculo': FitmentsPage,
};

/** Favourites, comparison, shared cart and the search by vehicle in one chunk. */
export function SavedPages({ path }: { path: keyof typeof PAGES }) {
  const Page = PAGES[path];
  return <Page />;
}
