/** Address of the erasure requests. */
export const ERASURES_PATH = '/admin/exclusoes';
