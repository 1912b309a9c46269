import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { PartLoadingPlugin, styleSheets } from '../webpack/part-loading.mjs';
import { exchangeable } from './transform.mjs';

/** Version of modules served from sources. */
const RELEASE = '0.0.0-dev';
const QUIET_MS = 20;

/** Adapts a plugin to files whose names do not change with their content. */
function changing(plugin) {
  if (plugin instanceof PartLoadingPlugin) return new PartLoadingPlugin('none');
  return plugin instanceof MiniCssExtractPlugin ? styleSheets({ isChanging: true }) : plugin;
}

/** Returns the development build of a module: readable, with replaceable components and stable file names. */
async function configOf(dir, files) {
  process.env.RELEASE = RELEASE;
  const { default: configs } = await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')).href);
  const browser = [configs].flat().find((one) => one.name === 'browser') ?? configs;
  const [scripts, ...others] = browser.module.rules;
  const { compilerOptions } = scripts.options;
  const options = {
    ...scripts.options,
    compilerOptions: { ...compilerOptions, sourceMap: true },
    getCustomTransformers: () => ({ before: [exchangeable] }),
  };
  return {
    ...browser,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...browser.output, path: files, chunkFilename: '[name].[contenthash:8].js' },
    module: { ...browser.module, rules: [{ ...scripts, options }, ...others] },
    plugins: browser.plugins.map(changing),
    optimization: { ...browser.optimization, realContentHash: false },
    stats: 'errors-warnings',
  };
}

/**
 * Builds the module in `dir` into `files` on every save, and reports each build to `onBuild`.
 * @returns {Promise<{ news: () => object, first: Promise<void>, chunks: string }>} as described by `WatchedModule`
 * (`platform/src/dev/module-server.ts`).
 */
export async function watchSources(dir, files, onBuild) {
  const compiler = webpack(await configOf(dir, files));
  let build = 0;
  let errors = '';
  const declaration = () => readFileSync(path.join(dir, 'module.json'), 'utf8');
  const news = () => ({ build, errors, declaration: declaration(), files: build ? readdirSync(files) : [] });
  const first = new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: QUIET_MS }, (error, stats) => {
      errors = error?.stack ?? stats.toString({ preset: 'errors-only', colors: false });
      if (!error) console.log(stats.toString({ preset: 'errors-warnings', timings: true, colors: true }));
      else console.error(error);
      if (!errors) build += 1;
      resolve();
      onBuild(news());
    });
  });
  return { news, first, chunks: compiler.options.output.chunkLoadingGlobal };
}
