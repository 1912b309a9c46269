import path from 'node:path';
import webpack from 'webpack';
import { AssetListPlugin } from './asset-list.mjs';
import { baseConfig, besideServer, federation, serverConfig } from './base.mjs';
import { BundleFactsPlugin, ServerFactsPlugin } from './bundle-facts.mjs';
import { DeclarationsPlugin } from './declarations.mjs';
import { PartLoadingPlugin } from './part-loading.mjs';
import { providedByShell } from './shared-modules.mjs';
import { vitalsConfig } from './vitals.mjs';

const LIST = 'antd-list';

/**
 * What a list is drawn with stays in one file, also where forms need it too: on a poor line every further file would
 * take from what the list waits for.
 */
const antdList = {
  name: 'antd',
  chunks: 'async',
  enforce: true,
  test: (module, { chunkGraph }) =>
    /[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/.test(module.resource) &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === LIST),
};

/** The HTTP library by its name, which waterfalls are read by. */
const http = { name: 'http', chunks: 'async', enforce: true, test: /[\\/]node_modules[\\/]axios[\\/]/ };

/**
 * Build of the shell: an ordinary entry that provides every shared module and knows no remote, the renderer that the
 * server draws first views with, and what pages measure themselves with.
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
      ...federation({ name: 'shell', remotes: {}, shared: providedByShell() }),
      new PartLoadingPlugin('page'),
      new AssetListPlugin(),
      new BundleFactsPlugin(shared, serverFacts),
      new DeclarationsPlugin(shared.filter((key) => key.startsWith('@rodovia/'))),
    ],
  };
  const server = serverConfig({ dir, name: 'shell', entry: 'src/server.tsx' });
  // What is never drawn on the server is left out of its bundle; nothing there asks for it.
  server.plugins.push(
    serverFacts,
    new webpack.IgnorePlugin({ resourceRegExp: /\/login\/|\/jump-dialog$|\/help-dialog$|@rodovia\/shared\/crud$/ }),
  );
  return [...besideServer(browser, server), vitalsConfig(dir)];
}
