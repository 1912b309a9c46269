import { createHash } from 'node:crypto';

/** Returns the digest of a file for subresource integrity. */
export const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
