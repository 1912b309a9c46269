import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { AssetListPlugin } from './asset-list.mjs';
import { baseConfig, federationDefaults, serverConfig } from './base.mjs';
import { providedByShell } from './shared-modules.mjs';

const withoutSnapshots = fileURLToPath(new URL('./federation-without-snapshots.js', import.meta.url));

/**
 * Build of the shell: an ordinary entry that provides every shared module and knows no remote, and the renderer
 * that the server draws first views with.
 * @param {string} dir folder of the shell
 */
export function shellConfig(dir) {
  const config = baseConfig({ dir, name: 'shell' });
  const browser = {
    ...config,
    entry: { main: path.join(dir, 'src/bootstrap.tsx') },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({ ...federationDefaults, name: 'shell', remotes: {}, shared: providedByShell() }),
      new webpack.NormalModuleReplacementPlugin(/snapshot\/SnapshotHandler\.js$|utils\/preload\.js$/, withoutSnapshots),
      new AssetListPlugin(),
    ],
  };
  const server = serverConfig({ dir, name: 'shell', entry: 'src/server.tsx' });
  // What is never drawn on the server is left out of its bundle; nothing there asks for it.
  server.plugins.push(new webpack.IgnorePlugin({ resourceRegExp: /layouts\/(back-office|seller)\/|\/login\// }));
  return [browser, server];
}
