import { federation as plugin } from '@module-federation/vite';
import { federation } from './federation.mjs';

export default {
  base: './',
  build: { target: 'esnext', modulePreload: false, rolldownOptions: { input: 'src/remote.js' } },
  plugins: [plugin({ ...federation, dts: false, manifest: true })],
};
