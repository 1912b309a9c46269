import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { declaredCalls } from './declared-calls.mjs';
import { leftOut } from './left-out/plugins.mjs';
import { styleSheets } from './part-loading.mjs';
import { languageTransformers } from './sentences.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the output folder of a package. */
const distOf = (dir) => process.env.RELEASE_DIST ?? path.join(dir, 'dist');

/** Short, because class names occur in scripts, styles and pages. */
const HASH_LENGTH = 2;

/** Owners of class names, which must be unique. */
const owners = new Map();

/** Returns the package of a source. Sources of `shared` that the shell does not provide belong to the module. */
function ownerOf(at, dir) {
  const builder = path.basename(dir);
  const [owner] = at.split('/');
  return owner === 'shared' && builder.startsWith('mf-') ? builder : owner;
}

/**
 * Returns the class name of a rule: package, own name, and a short hash of its file, so that styles of modules never
 * collide. It is the same in all builds.
 */
function classNameOf(file, local, dir) {
  const at = path.relative(root, file).split(path.sep).join('/');
  const hash = createHash('sha1').update(`${at} ${local}`).digest('base64url').slice(0, HASH_LENGTH);
  const name = `${ownerOf(at, dir)}-${local}-${hash}`;
  if ((owners.get(name) ?? at) !== at) throw new Error(`${at} and ${owners.get(name)} both make the class ${name}`);
  owners.set(name, at);
  return name;
}

/** Scripts of a first view, most of whose code runs at the start. */
const FIRST_SCRIPTS = /^(react|shared|main|remoteEntry|__federation_expose_remote)\b.*\.js$/;

/**
 * Lets V8 compile these scripts off the main thread while they load. Otherwise it would parse each function twice on
 * the main thread.
 */
const compiledAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: FIRST_SCRIPTS,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });

/** Initial scripts: React, shared packages, the rest. Each is compiled while the next one loads. */
const firstScripts = {
  react: { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
  shared: { name: 'shared', test: /\/(node_modules|shared)\// },
};
for (const group of Object.values(firstScripts)) Object.assign(group, { chunks: 'initial', enforce: true });

/**
 * Webpack configuration shared by shell and modules.
 * @param {{ dir: string, name: string }} options
 */
export const baseConfig = ({ dir, name }) => ({
  name: 'browser',
  context: dir,
  target: 'web',
  // files do not refer to their source maps, which are not served: `mf doctor` uses them
  devtool: 'hidden-source-map',
  output: {
    path: distOf(dir),
    filename: '[name].[contenthash:8].js',
    // releases are immutable: hashes in names would only make the container larger
    chunkFilename: '[name].js',
    publicPath: 'auto',
    // a module that failed because an import was lost runs again at the next attempt
    strictModuleExceptionHandling: true,
    uniqueName: name,
    chunkLoadTimeout: 5000,
    // the other builds of the same release are next to it
    clean: { keep: /^(server|vitals)\// },
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          configFile: path.join(root, 'tsconfig.json'),
          compilerOptions: { noEmit: false, sourceMap: true },
          getCustomTransformers: () => ({ before: [declaredCalls, ...languageTransformers()] }),
        },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: {
              // named by the loader of fonts
              url: { filter: (address) => !address.endsWith('.woff2') },
              modules: {
                auto: true,
                getLocalIdent: ({ resourcePath }, _pattern, local) => classNameOf(resourcePath, local, dir),
                namedExport: false,
                exportLocalsConvention: 'as-is',
              },
            },
          },
        ],
        sideEffects: true,
      },
      {
        test: /antd\.(list|form)\.css$/,
        enforce: 'pre',
        loader: fileURLToPath(new URL('./antd-css-loader.mjs', import.meta.url)),
      },
      {
        test: /type-family\.css$/,
        enforce: 'pre',
        loader: fileURLToPath(new URL('./font-loader.mjs', import.meta.url)),
      },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        // swc produces fewer bytes than terser in a fraction of the time
        minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 3 }, mangle: true } },
      }),
      new CssMinimizerPlugin(),
    ],
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    realContentHash: true,
    splitChunks: { cacheGroups: firstScripts },
  },
  plugins: [compiledAhead(), styleSheets(), ...leftOut()],
  performance: { hints: false },
  stats: 'errors-warnings',
});

/**
 * Combines a browser build with the server build of the same release, which runs first because both are described in
 * one file.
 */
export const besideServer = (browser, server) => [{ ...browser, dependencies: [server.name] }, server];

/**
 * Webpack configuration of the server bundle: one CommonJS file, style sheets as class names only.
 * @param {{ dir: string, name: string, entry: string, externals?: object }} options
 */
export function serverConfig({ dir, name, entry, externals = {} }) {
  const config = baseConfig({ dir, name });
  const [scripts, styles] = config.module.rules;
  const [, cssLoader] = styles.use;
  const names = { ...cssLoader.options.modules, exportOnlyLocals: true };
  return {
    ...config,
    name: 'server',
    target: 'node20',
    devtool: false,
    entry: { render: path.join(dir, entry) },
    externals,
    externalsType: 'commonjs',
    // nothing of Node is available where it runs, so importing it fails the build
    externalsPresets: { node: false },
    resolve: {
      ...config.resolve,
      conditionNames: ['browser', 'import', 'require', 'default'],
      aliasFields: ['browser'],
    },
    output: {
      path: path.join(distOf(dir), 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      clean: true,
    },
    module: {
      rules: [scripts, { ...styles, use: [{ ...cssLoader, options: { ...cssLoader.options, modules: names } }] }],
    },
    optimization: { ...config.optimization, minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
