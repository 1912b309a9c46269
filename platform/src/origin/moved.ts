/** Addresses of the specification that lead to others. */
const MOVED: Record<string, string> = { '/products': '/modelos' };

/** What some program on the way could read as two slashes, which begin the address of another host. */
const AMBIGUOUS = /\/\/|\\|%2f|%5c/i;

/**
 * Where an address has moved to, with its query: one that ends in a slash to the same without it. Null for all others,
 * and for those that could be read as the address of another host.
 */
export function movedTo(address: string): string | null {
  const [at = ''] = address.split('?', 1);
  if (!at.startsWith('/') || AMBIGUOUS.test(at)) return null;
  const tidy = at.length > 1 && at.endsWith('/') ? at.slice(0, -1) : at;
  const place = MOVED[tidy] ?? tidy;
  return place === at ? null : place + address.slice(at.length);
}
