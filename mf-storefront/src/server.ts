import { drawnPages } from './drawn-pages';
import { VerifyPage } from './features/verify/verify-page';

drawnPages.VerifyPage = VerifyPage;

/** What the server draws first views with: the module's remote, and what the page's head says of an address. */
export { headOf } from './head';
export { remote } from './remote';
