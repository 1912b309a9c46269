import type { HomeSection, Product } from '@rodovia/shared/contracts';
import type { ComponentType } from 'react';

/** Of a product its controls, of its own page also what is below it; of a list its order; else the way to the comparison. */
export interface KeptProps {
  isOrder?: boolean;
  product?: Product;
  isPage?: boolean;
  isBelow?: boolean;
}

/** The page that a list was asked for and its last one; nothing of a product. */
export interface NothingProps {
  asked?: number;
  last?: number;
}

/** What the browser fetches the code of when it is shown, and the server has at once to draw it. */
export const drawnPages: {
  HomeSections?: ComponentType<{ sections: HomeSection[] }>;
  Kept?: ComponentType<KeptProps>;
  KeptPages?: ComponentType<{ path: '/comparar' | '/favoritos' | '/carrinho/compartilhado' }>;
  NothingShown?: ComponentType<NothingProps>;
  VerifyPage?: ComponentType;
  SitePage?: ComponentType<{ path: '/privacidade' | '/termos' }>;
} = {};
