const none = () => false;

/** Replaces infinite queries of the query library: lists have pages. */
export function infiniteQueryBehavior() {
  throw new Error('Left out of this build.');
}
export const hasNextPage = none;
export const hasPreviousPage = none;
