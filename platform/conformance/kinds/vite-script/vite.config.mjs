import { federation as plugin } from '@module-federation/vite';
import { federation } from './federation.mjs';

export default {
  base: './',
  build: { target: 'esnext', modulePreload: false, rolldownOptions: { input: federation.exposes['./remote'] } },
  plugins: [plugin({ ...federation, varFilename: 'remoteScript.js', dts: false, manifest: true })],
};
