import { ComparePage } from './compare/compare-page';
import { FavouritesPage } from './favourites/favourites-page';
import { SharedCartPage } from './shared-cart/shared-cart-page';

const PAGES = {
  '/comparar': ComparePage,
  '/favoritos': FavouritesPage,
  '/carrinho/compartilhado': SharedCartPage,
};

/** Favourites, comparison and shared cart in one chunk. */
export function SavedPages({ path }: { path: keyof typeof PAGES }) {
  const Page = PAGES[path];
  return <Page />;
}
