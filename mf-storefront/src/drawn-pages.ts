import type { HomeSection } from '@rodovia/shared/contracts';
import type { ComponentType } from 'react';

/** What the browser fetches the code of when it is shown, and the server has at once to draw it. */
export const drawnPages: {
  HomeSections?: ComponentType<{ sections: HomeSection[] }>;
  SharedCartPage?: ComponentType;
  VerifyPage?: ComponentType;
  SitePage?: ComponentType<{ path: '/privacidade' | '/termos' }>;
} = {};
