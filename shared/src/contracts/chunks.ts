/** Name of the chunk that holds what a module exposes. */
export const EXPOSED_CHUNK = '__federation_expose_remote';
