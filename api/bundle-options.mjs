import { fileURLToPath } from 'node:url';

/** Packages of this repository are TypeScript and go into the bundle; everything installed stays outside. */
const installedPackages = {
  name: 'installed-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@rodovia/') ? undefined : { path, external: true },
    );
  },
};

/** What every bundle of the API has in common. */
export const bundleOptions = {
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [installedPackages],
};
