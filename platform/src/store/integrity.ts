import { createHash } from 'node:crypto';

/** Digest of a file as browsers check it. */
export const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
