import { HomeSections } from './features/home/home-sections';
import { SavedPages } from './features/saved-pages';
import { SitePage } from './features/site-page/site-page';
import { VerifyPage } from './features/verify/verify-page';
import { NoResultsView } from './no-results/no-results-view';
import { LazyTools } from './product-tools/lazy-tools';
import { serverComponents } from './server-components';

serverComponents.LazyTools = LazyTools;
serverComponents.SavedPages = SavedPages;
serverComponents.HomeSections = HomeSections;
serverComponents.NoResultsView = NoResultsView;
serverComponents.VerifyPage = VerifyPage;
serverComponents.SitePage = SitePage;

/** Server bundle of the module: its remote, and the heads of its pages. */
export { headOf } from './head';
export { remote } from './remote';
