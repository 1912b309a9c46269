import type { Release } from '@rodovia/shared/runtime';

/** Returns module and release of an address. */
export const partsOf = (url: string) => /\/mf\/(mf-[\w-]+)\/([^/]+)\//.exec(url)?.slice(1) ?? [];

/** Returns a short code that identifies a failure in the reports: module, release and time. */
export const diagnosticOf = ({ url }: Release) => `${partsOf(url).join('@')}-${Date.now().toString(36)}`;
