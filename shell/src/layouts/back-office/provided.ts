/**
 * Preloads the shared parts that every list and form needs, before a module requests them. Failures are ignored: the
 * page that needs a part requests it again and reports the failure.
 */
export const shareBackOfficeParts = () => import('@rodovia/shared/crud').catch(() => undefined);
