import path from 'node:path';
import { remoteConfig } from '@rodovia/platform/webpack/remote.mjs';

const [config] = remoteConfig(import.meta.dirname);

config.resolve.alias = {
  // The chart library includes it for pictures of HTML labels, which are not used; it is a sixth of the bytes.
  html2canvas$: false,
  // Only needed for React elements in tooltips, which are not used; it would bundle a second copy of the library.
  'react-dom/client$': false,
  lodash$: path.join(import.meta.dirname, 'lodash-parts.mjs'),
};

export default config;
