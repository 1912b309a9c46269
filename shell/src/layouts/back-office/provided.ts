/**
 * Fetches the shared parts that every list and form needs, before the module that uses them asks. A failure here is
 * ignored: the page that needs the part asks for it again and reports the failure itself.
 */
export const shareBackOfficeParts = () =>
  Promise.allSettled([import('@rodovia/shared/antd'), import('@rodovia/shared/crud'), import('@rodovia/shared/forms')]);
