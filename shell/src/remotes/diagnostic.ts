import type { Release } from '@rodovia/shared/runtime';

/** Module and release that an address belongs to. */
export const partsOf = (url: string) => /\/mf\/(mf-[\w-]+)\/([^/]+)\//.exec(url)?.slice(1) ?? [];

/** Short, speakable, and enough to find the failure in the reports: module, release, moment. */
export const diagnosticOf = ({ url }: Release) => `${partsOf(url).join('@')}-${Date.now().toString(36)}`;
