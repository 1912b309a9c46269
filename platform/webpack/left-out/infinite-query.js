const none = () => false;

/** Replaces infinite queries of the query library: lists have pages. */
export function infiniteQueryBehavior() {
  throw new Error('Infinite queries are left out of this build.');
}
export const hasNextPage = none;
export const hasPreviousPage = none;
