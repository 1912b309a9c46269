import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AssetListPlugin } from './asset-list.mjs';
import { baseConfig, federation, serverConfig } from './base.mjs';
import { BundleFactsPlugin } from './bundle-facts.mjs';
import { PartLoadingPlugin } from './part-loading.mjs';
import { takenFromShell } from './shared-modules.mjs';

/**
 * Build of one module: a container that exposes `./remote` and takes all shared code from the shell.
 * The container's name carries the release (`RELEASE`), so that two releases can live in one page.
 * @param {string} dir folder of the module
 */
export function remoteConfig(dir) {
  const { name, version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const folder = name.replace('@rodovia/', '');
  const release = process.env.RELEASE ?? `${version}-dev`;
  const container = `${folder}__${release}`.replace(/\W/g, '_');
  const config = baseConfig({ dir, name: container });
  const browser = {
    ...config,
    entry: {},
    plugins: [
      ...config.plugins,
      ...federation({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './remote': path.join(dir, 'src/remote.tsx') },
        shared: takenFromShell(),
        manifest: true,
      }),
      new PartLoadingPlugin(),
      new AssetListPlugin(),
      new BundleFactsPlugin(Object.keys(takenFromShell())),
    ],
  };
  return existsSync(path.join(dir, 'src/server.ts')) ? [browser, serverOf(dir, folder)] : [browser];
}

/** Build of a module's `src/server.ts`: what the shell provides in the browser is asked of it here too. */
function serverOf(dir, folder) {
  const externals = Object.keys(takenFromShell());
  return serverConfig({
    dir,
    name: folder,
    entry: 'src/server.ts',
    externals: Object.fromEntries(externals.map((key) => [key, key])),
  });
}
