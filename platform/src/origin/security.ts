import { aheadSources } from './ahead';
import { contentPreviewSource } from './content-preview';
import { drawnPageSource } from './drawn-page';
import { measuringSource } from './measuring';
import type { OwnMachine } from './own-machine';
import { addressOf, ownMachineSource } from './own-machine-page';

/**
 * Policy of the page: scripts only from files of the origin, and the lines that the page itself carries. Styles may
 * also be written by the back office's component library, which has no static sheet. A page whose module comes from the
 * machine that it is looked at on may besides load from there.
 */
const policyWith = (machine: OwnMachine | null, isPreview: boolean) => {
  const more = machine ? ` ${addressOf(machine)}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${measuringSource} ${drawnPageSource} ${aheadSources}${isPreview ? ` ${contentPreviewSource}` : ''}${machine ? ` ${ownMachineSource}` : ''}${more}`,
    `style-src 'self' 'unsafe-inline'${more}`,
    `img-src 'self' data: blob:${more}`,
    `connect-src 'self'${more}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** Headers of every page of the product; one with a module from somebody's own machine, or with a draft, is kept nowhere. */
export const pageHeaders = (machine: OwnMachine | null = null, isPreview = false) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': machine || isPreview ? 'private, no-store' : 'no-cache',
  // of the visitor are the releases that it names
  vary: 'Cookie',
  'content-security-policy': policyWith(machine, isPreview),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
