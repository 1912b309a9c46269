import { SitePage } from './site-page/site-page';
import { VerifyPage } from './verify/verify-page';

/** Privacy, terms of use and the verification of a proposal in one chunk. */
export const Papers = ({ path }: { path: '/privacidade' | '/termos' | '/verificar/:token' }) =>
  path === '/verificar/:token' ? <VerifyPage /> : <SitePage path={path} />;
