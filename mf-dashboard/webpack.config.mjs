import path from 'node:path';
import { remoteConfig } from '@rodovia/platform/webpack/remote.mjs';

const [config] = remoteConfig(import.meta.dirname);

config.resolve.alias = {
  // The chart library carries it for pictures of HTML marks; there are none here, and it is a sixth of the bytes.
  html2canvas$: false,
  // For React elements inside tooltips, of which there are none: a second copy of the library must not come along.
  'react-dom/client$': false,
  lodash$: path.join(import.meta.dirname, 'lodash-parts.mjs'),
};

export default config;
