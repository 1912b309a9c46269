import { aheadSources } from './ahead';
import { drawnPageSource } from './drawn-page';
import { measuringSource } from './measuring';

/**
 * Policy of the page: scripts only from files of the origin, and the lines that the page itself carries. Styles may
 * also be written by the back office's component library, which has no static sheet.
 */
const policy = [
  "default-src 'self'",
  `script-src 'self' ${measuringSource} ${drawnPageSource} ${aheadSources}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every page of the product. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  // of the visitor are the releases that it names
  vary: 'Cookie',
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
