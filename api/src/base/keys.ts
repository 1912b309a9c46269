import { createHmac, hkdfSync } from 'node:crypto';
import type { ApiConfig } from './config';

/** A key of one purpose, made from the installation's secret: what one of them gives away opens nothing else. */
export const keyFor = ({ tokenSecret }: Pick<ApiConfig, 'tokenSecret'>, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', `rodovia ${purpose}`, 32));

/** A digest that nobody without the key can make, or try values against. */
export const keyedDigest = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
