import { fileURLToPath } from 'node:url';

/** Packages of this repository are TypeScript and are bundled; installed packages stay external. */
const installedPackages = {
  name: 'installed-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@rodovia/') ? undefined : { path, external: true },
    );
  },
};

/** Options shared by all bundles of the API. */
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
