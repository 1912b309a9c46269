import path from 'node:path';
import webpack from 'webpack';
import { AssetListPlugin } from './asset-list.mjs';
import { baseConfig, besideServer, serverConfig } from './base.mjs';
import { BundleFactsPlugin, ServerFactsPlugin } from './bundle-facts.mjs';
import { DeclarationsPlugin } from './declarations.mjs';
import { federation } from './federation.mjs';
import { PartLoadingPlugin } from './part-loading.mjs';
import { earlierMajors, providedByShell } from './shared-modules.mjs';
import { vitalsConfig } from './vitals.mjs';

const LIST = 'antd-list';

/**
 * Keeps the parts for lists in one chunk, even if forms need them too: on a slow connection each further file delays
 * the list.
 */
const antdList = {
  name: 'antd',
  chunks: 'async',
  enforce: true,
  test: (module, { chunkGraph }) =>
    /[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/.test(module.resource) &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === LIST),
};

/** Names the chunk of the HTTP library, for reading waterfalls. */
const http = { name: 'http', chunks: 'async', enforce: true, test: /[\\/]node_modules[\\/]axios[\\/]/ };

/**
 * Webpack configuration of the shell: an entry that provides all shared modules and knows no remotes, the server
 * renderer, and the measuring script.
 * @param {string} dir folder of the shell
 */
export function shellConfig(dir) {
  const config = baseConfig({ dir, name: 'shell' });
  const shared = Object.keys(providedByShell());
  const serverFacts = new ServerFactsPlugin(shared);
  const browser = {
    ...config,
    optimization: {
      ...config.optimization,
      splitChunks: { cacheGroups: { ...config.optimization.splitChunks.cacheGroups, antdList, http } },
    },
    entry: { main: path.join(dir, 'src/main.ts') },
    plugins: [
      ...config.plugins,
      ...federation({ name: 'shell', remotes: {}, shared: { ...providedByShell(), ...earlierMajors() } }),
      new PartLoadingPlugin('page'),
      new AssetListPlugin(),
      new BundleFactsPlugin(shared, serverFacts),
      new DeclarationsPlugin(shared.filter((key) => key.startsWith('@rodovia/'))),
    ],
  };
  const server = serverConfig({ dir, name: 'shell', entry: 'src/server.tsx' });
  // never rendered on the server
  server.plugins.push(
    serverFacts,
    new webpack.IgnorePlugin({ resourceRegExp: /\/login\/|\/jump-dialog$|\/help-dialog$|@rodovia\/shared\/crud$/ }),
  );
  return [...besideServer(browser, server), vitalsConfig(dir)];
}
