/** Name of the chunk with a module's exposed code. */
export const EXPOSED_CHUNK = '__federation_expose_remote';
