const none = () => false;

/** In place of the query library's endless lists: lists have pages here. */
export function infiniteQueryBehavior() {
  throw new Error('Infinite queries are left out of this build.');
}
export const hasNextPage = none;
export const hasPreviousPage = none;
