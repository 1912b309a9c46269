import { ComparePage } from './features/compare/compare-page';
import { FavouritesPage } from './features/favourites/favourites-page';
import { SharedCartPage } from './features/shared-cart/shared-cart-page';

const PAGES = {
  '/comparar': ComparePage,
  '/favoritos': FavouritesPage,
  '/carrinho/compartilhado': SharedCartPage,
};

/** The pages of what a visitor keeps and hands on, in one file. */
export function KeptPages({ path }: { path: keyof typeof PAGES }) {
  const Page = PAGES[path];
  return <Page />;
}
