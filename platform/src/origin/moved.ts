/** Redirects given by the specification. */
const MOVED: Record<string, string> = { '/products': '/modelos' };

/** Matches what a program could interpret as two slashes, which would lead to another host. */
const AMBIGUOUS = /\/\/|\\|%2f|%5c/i;

/**
 * Returns where an address redirects to, with its query; addresses with a trailing slash redirect to those without.
 * Null for all others, and for those that could be interpreted as another host.
 */
export function movedTo(address: string): string | null {
  const [at = ''] = address.split('?', 1);
  if (!at.startsWith('/') || AMBIGUOUS.test(at)) return null;
  const tidy = at.length > 1 && at.endsWith('/') ? at.slice(0, -1) : at;
  const place = MOVED[tidy] ?? tidy;
  return place === at ? null : place + address.slice(at.length);
}
