import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ApiConfig } from './config';

/** Derives a key for one purpose from the installation's secret, so that a leaked key opens nothing else. */
export const keyFor = ({ tokenSecret }: Pick<ApiConfig, 'tokenSecret'>, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', `rodovia ${purpose}`, 32));

/** Returns a keyed digest, which cannot be computed or brute-forced without the key. */
export const keyedDigest = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Returns whether two texts are equal, in a time that says nothing about where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
