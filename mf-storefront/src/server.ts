import { HomeSections } from './features/home/home-sections';
import { Papers } from './features/papers';
import { ProductDetails } from './features/product/product-details';
import { SavedPages } from './features/saved-pages';
import { NoResultsView } from './no-results/no-results-view';
import { LazyTools } from './product-tools/lazy-tools';
import { serverComponents } from './server-components';

serverComponents.LazyTools = LazyTools;
serverComponents.ProductDetails = ProductDetails;
serverComponents.SavedPages = SavedPages;
serverComponents.HomeSections = HomeSections;
serverComponents.NoResultsView = NoResultsView;
serverComponents.Papers = Papers;

/** Server bundle of the module: its remote, and the heads of its pages. */
export { headOf } from './head';
export { remote } from './remote';
