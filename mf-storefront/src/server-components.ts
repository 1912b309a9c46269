import type { Product } from '@rodovia/shared/contracts/catalog';
import type { HomeSection } from '@rodovia/shared/contracts/site';
import type { ComponentType } from 'react';

/**
 * Where the tools are shown: on a product card, below the product's own page, in the list for its order, or the
 * comparison bar.
 */
export interface ToolsProps {
  isOrder?: boolean;
  product?: Product;
  isPage?: boolean;
  isBelow?: boolean;
}

/** A product, and whether what stands beside its facts is meant. */
export interface DetailsProps {
  product: Product;
  isBeside?: boolean;
}

/** The requested page of a list and its last page; absent for a product. */
export interface NoResultsProps {
  requested?: number;
  last?: number;
}

/** Parts that the browser loads lazily and the server renders synchronously. */
export const serverComponents: {
  HomeSections?: ComponentType<{ sections: HomeSection[] }>;
  ProductDetails?: ComponentType<DetailsProps>;
  LazyTools?: ComponentType<ToolsProps>;
  SavedPages?: ComponentType<{ path: '/comparar' | '/favoritos' | '/carrinho/compartilhado' | '/pneus-por-veiculo' }>;
  NoResultsView?: ComponentType<NoResultsProps>;
  Papers?: ComponentType<{ path: '/privacidade' | '/termos' | '/verificar/:token' }>;
} = {};
