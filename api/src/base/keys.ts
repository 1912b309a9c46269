import { createHmac, hkdfSync } from 'node:crypto';
import type { ApiConfig } from './config';

/** Derives a key for one purpose from the installation's secret, so that a leaked key opens nothing else. */
export const keyFor = ({ tokenSecret }: Pick<ApiConfig, 'tokenSecret'>, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', `rodovia ${purpose}`, 32));

/** Returns a keyed digest, which cannot be computed or brute-forced without the key. */
export const keyedDigest = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
