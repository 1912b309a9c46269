/**
 * The shared parts that every list and form takes from the shell, on their way before the module that needs them.
 * A page that finds one missing asks for it again and reports the failure itself.
 */
export const shareBackOfficeParts = () =>
  Promise.allSettled([import('@rodovia/shared/antd'), import('@rodovia/shared/crud'), import('@rodovia/shared/forms')]);
