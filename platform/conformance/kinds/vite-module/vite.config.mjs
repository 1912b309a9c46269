import { federation as plugin } from '@module-federation/vite';
import { federation } from './federation.mjs';

export default {
  base: './',
  build: { target: 'esnext', modulePreload: false, rolldownOptions: { input: federation.exposes['./remote'] } },
  // a failed build ends after these seconds, instead of ten
  plugins: [plugin({ ...federation, dts: false, manifest: true, moduleParseIdleTimeout: 3 })],
};
