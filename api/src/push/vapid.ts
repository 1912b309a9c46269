import { createECDH } from 'node:crypto';
import type { ApiConfig } from '../base/config';
import { keyFor } from '../base/keys';

/** Keys by which push services recognize this installation (RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';

/**
 * Derives the keys from the installation's secret, so that there is none to store. With another secret, browsers
 * subscribe again at the next press.
 */
export function vapidKeys(config: Pick<ApiConfig, 'tokenSecret'>): VapidKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(keyFor(config, 'web push'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
