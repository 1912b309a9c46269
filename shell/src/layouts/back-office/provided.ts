/**
 * Fetches the shared parts that every list and form needs, before the module that uses them asks. A failure here is
 * ignored: the page that needs the part asks for it again and reports the failure itself.
 */
export const shareBackOfficeParts = () => import('@rodovia/shared/crud').catch(() => undefined);
