import { registrationSource } from './installed/installed';
import type { OwnMachine } from './own-machine/own-machine';
import { addressOf, ownMachineSource } from './own-machine/own-machine-page';
import { earlyInputSource } from './page/early-input';
import { earlyReadSources } from './page/early-reads';
import { sourceOf } from './page/import-map';
import { measuringSource } from './page/measuring';
import { contentPreviewSource } from './preview/content-preview';

/**
 * Content security policy of pages: scripts only from files of the origin, and the inline scripts of the page itself.
 * Inline styles are allowed for the back office's component library, which has no static style sheet. Pages with a
 * local module may also load from that machine.
 */
const policyWith = (
  machine: OwnMachine | null,
  isPreview: boolean,
  importMap: string | null,
  isInstallable: boolean,
) => {
  const installs = isInstallable ? ` ${registrationSource}` : '';
  const map = importMap ? ` ${sourceOf(importMap)}` : '';
  const more = machine ? ` ${addressOf(machine)}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${measuringSource} ${earlyInputSource} ${earlyReadSources}${installs}${map}${isPreview ? ` ${contentPreviewSource}` : ''}${machine ? ` ${ownMachineSource}` : ''}${more}`,
    `style-src 'self' 'unsafe-inline'${more}`,
    `img-src 'self' data: blob:${more}`,
    `connect-src 'self'${more}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/**
 * Headers of all pages; pages with a local module or a draft are not cached. `importMap` is the page's own, and
 * `isInstallable` says whether pages of this origin register its service worker.
 */
export const pageHeaders = (
  machine: OwnMachine | null = null,
  isPreview = false,
  importMap: string | null = null,
  isInstallable = false,
) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': machine || isPreview ? 'private, no-store' : 'no-cache',
  // the releases in the page depend on the visitor
  vary: 'Cookie',
  'content-security-policy': policyWith(machine, isPreview, importMap, isInstallable),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
