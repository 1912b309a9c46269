/** Where administrators decide on requests to be forgotten. */
export const ERASURES_PATH = '/admin/exclusoes';
