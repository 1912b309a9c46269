import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AssetListPlugin } from './asset-list.mjs';
import { baseConfig, besideServer, serverConfig } from './base.mjs';
import { BundleFactsPlugin, ServerFactsPlugin } from './bundle-facts.mjs';
import { federation } from './federation.mjs';
import { PartLoadingPlugin } from './part-loading.mjs';
import { takenFromShell } from './shared-modules.mjs';

/**
 * Bytes of source that several lazy pages have in common, above which they become a file of their own. Below it, a
 * request more and the file's name in every container cost more than some code twice.
 */
const WORTH_A_REQUEST = 30_000;

/**
 * Webpack configuration of a module: a container that exposes `./remote` and takes all shared code from the shell. The
 * container's name includes the release (`RELEASE`), so that two releases can be in one page.
 * @param {string} dir folder of the module
 */
export function remoteConfig(dir) {
  const { name, version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const folder = name.replace('@rodovia/', '');
  const release = process.env.RELEASE ?? `${version}-dev`;
  const container = `${folder}__${release}`.replace(/\W/g, '_');
  const config = baseConfig({ dir, name: container });
  const shared = Object.keys(takenFromShell());
  const serverFacts = new ServerFactsPlugin(shared);
  const browser = {
    ...config,
    entry: {},
    optimization: {
      ...config.optimization,
      splitChunks: { ...config.optimization.splitChunks, minSize: WORTH_A_REQUEST },
    },
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
      new BundleFactsPlugin(shared, serverFacts),
    ],
  };
  if (!existsSync(path.join(dir, 'src/server.ts'))) return [browser];
  const server = serverOf(dir, folder, shared);
  server.plugins.push(serverFacts);
  return besideServer(browser, server);
}

/**
 * Webpack configuration of a module's `src/server.ts`: packages that the shell provides in the browser are external
 * here too.
 */
function serverOf(dir, folder, shared) {
  return serverConfig({
    dir,
    name: folder,
    entry: 'src/server.ts',
    externals: Object.fromEntries(shared.map((key) => [key, key])),
  });
}
