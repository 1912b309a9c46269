import { drawnPages } from './drawn-pages';
import { HomeSections } from './features/home/home-sections';
import { SharedCartPage } from './features/shared-cart/shared-cart-page';
import { SitePage } from './features/site-page/site-page';
import { VerifyPage } from './features/verify/verify-page';

drawnPages.HomeSections = HomeSections;
drawnPages.SharedCartPage = SharedCartPage;
drawnPages.VerifyPage = VerifyPage;
drawnPages.SitePage = SitePage;

/** What the server draws first views with: the module's remote, and what the page's head says of an address. */
export { headOf } from './head';
export { remote } from './remote';
