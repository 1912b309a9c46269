import { drawnPages } from './drawn-pages';
import { HomeSections } from './features/home/home-sections';
import { SitePage } from './features/site-page/site-page';
import { VerifyPage } from './features/verify/verify-page';
import { Kept } from './kept/kept';
import { KeptPages } from './kept-pages';
import { NothingShown } from './nothing/nothing-shown';

drawnPages.Kept = Kept;
drawnPages.KeptPages = KeptPages;
drawnPages.HomeSections = HomeSections;
drawnPages.NothingShown = NothingShown;
drawnPages.VerifyPage = VerifyPage;
drawnPages.SitePage = SitePage;

/** What the server draws first views with: the module's remote, and what the page's head says of an address. */
export { headOf } from './head';
export { remote } from './remote';
