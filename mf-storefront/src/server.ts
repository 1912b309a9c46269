/** What the server draws first views with: the module's remote, and what the page's head says of an address. */
export { headOf } from './head';
export { remote } from './remote';
